import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import type { Drip } from '../contract/campaign.ts';
import { texts } from '../texts/en.ts';
import { lacksDiscount } from './discount-of.ts';
import { templateWords } from './template-words.ts';

type Listed = Pick<Drip, 'dripAttributes' | 'templateStatus' | 'templateReason' | 'needsDiscount'>;

/** What prevents an active campaign from sending. */
export interface SendingTrouble {
  /** Whether all of its messages are affected. */
  isWhole: boolean;
  /** A sentence for each message that is not sent. */
  sentences: string[];
  /** Whether a discount is missing, which the merchant can set. */
  isDiscountMissing: boolean;
}

/**
 * Returns why messages of an active campaign are not sent: a template that may not be sent, or a missing discount. Null
 * if nothing is wrong.
 */
export function sendingTrouble(channel: Channel, drips: readonly Listed[]): SendingTrouble | null {
  const sent = drips
    .map((drip, at) => ({ drip, position: at + 1 }))
    .filter(({ drip }) => drip.dripAttributes.draftState);
  const stopped = sent.flatMap(({ drip, position }) => {
    const { templateStatus, templateReason } = drip;
    const describe = (reason: string) =>
      drips.length > 1 ? fill(texts.stopped.ofMessage, { number: position, reason }) : reason;
    if (templateStatus !== null && templateStatus !== 'ENABLED') {
      const { meaning } = templateWords(channel, templateStatus);
      return [describe(templateReason === null ? meaning : `${meaning} ${templateReason}`)];
    }
    return !lacksDiscount(drip) ? [] : [describe(texts.stopped.noDiscount)];
  });
  if (stopped.length === 0) return null;
  return {
    isWhole: stopped.length === sent.length,
    sentences: stopped,
    isDiscountMissing: sent.some(({ drip }) => lacksDiscount(drip)),
  };
}
