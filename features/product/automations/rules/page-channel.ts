import type { Channel } from '#platform/channel/channel.ts';

/** The channel that a page of the shop sends on: on WhatsApp a shop goes by its address. */
export function pageChannel({ shopUrl }: { shopUrl: string }, pageId: string): Channel {
  return pageId === shopUrl ? 'WA' : 'FB';
}
