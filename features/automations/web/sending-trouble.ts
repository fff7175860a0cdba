import type { Drip } from '../contract/campaign.ts';
import { TEMPLATE_WORDS } from './copy.ts';

type Listed = Pick<Drip, 'dripAttributes' | 'templateStatus' | 'templateReason'>;

/** What keeps a campaign that is on from sending: null for nothing. */
export interface SendingTrouble {
  /** All of its messages, or some. */
  isWhole: boolean;
  /** A sentence for each message that is not sent. */
  sentences: string[];
}

/** Why messages of a campaign are not sent although it is on: their templates may not be. */
export function sendingTrouble(drips: readonly Listed[]): SendingTrouble | null {
  const sent = drips
    .map((drip, at) => ({ drip, position: at + 1 }))
    .filter(({ drip }) => drip.dripAttributes.draftState);
  const stopped = sent.flatMap(({ drip: { templateStatus, templateReason }, position }) => {
    if (templateStatus === null || templateStatus === 'ENABLED') return [];
    const { meaning } = TEMPLATE_WORDS[templateStatus];
    const about = drips.length > 1 ? `Message ${position}: ` : '';
    return [`${about}${meaning}${templateReason === null ? '' : ` ${templateReason}`}`];
  });
  if (stopped.length === 0) return null;
  return { isWhole: stopped.length === sent.length, sentences: stopped };
}
