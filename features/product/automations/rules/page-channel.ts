import type { Channel } from '#platform/channel/channel.ts';

/** Returns the channel of a page. On WhatsApp a shop is identified by its address. */
export function pageChannel({ shopUrl }: { shopUrl: string }, pageId: string): Channel {
  return pageId === shopUrl ? 'WA' : 'FB';
}
