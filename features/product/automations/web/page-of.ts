import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Channel } from '#platform/channel/channel.ts';

export type Shop = Pick<Merchant, 'shopUrl' | 'pageIdFB'>;

/** An id that no page has, so that a shop without a page is refused instead of getting its WhatsApp data. */
const NO_PAGE = 'BSFB';

/** Returns the page id of a shop on a channel. */
export function pageOf({ shopUrl, pageIdFB }: Shop, channel: Channel): string {
  return channel === 'WA' ? shopUrl : (pageIdFB ?? NO_PAGE);
}
