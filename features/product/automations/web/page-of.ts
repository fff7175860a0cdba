import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Channel } from '#platform/channel/channel.ts';

export type Shop = Pick<Merchant, 'shopUrl' | 'pageIdFB'>;

/** No page has this id, so that a shop without any is refused rather than shown what it has on WhatsApp. */
const NO_PAGE = 'BSFB';

/** What a shop goes by on a channel. */
export function pageOf({ shopUrl, pageIdFB }: Shop, channel: Channel): string {
  return channel === 'WA' ? shopUrl : (pageIdFB ?? NO_PAGE);
}
