import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { reasonSentence } from '../reason-sentence.ts';

/** The sentences of the gate's reasons. */
const GATE_SENTENCES: Readonly<Record<string, string>> = {
  expired: 'It would have waited so long that it was stale.',
  orderedSince: 'They ordered before it could go out.',
  cartEmptied: 'The cart was emptied before it could go out.',
  cartReplaced: 'They began another cart before it could go out.',
  noConsent: 'They had not agreed to get it, or had unsubscribed.',
  notReachable: 'There was no number or id to send to.',
  windowClosed: 'They had not written to your page within 24 hours, and Messenger takes no offer later.',
  orderCancelled: 'The order was cancelled before.',
  orderSettled: 'The order was settled before.',
  overtaken: 'Something newer happened before.',
};

const WAIT_SENTENCES: Readonly<Record<string, string>> = {
  quietHours: 'It would have waited for the quiet hours to end.',
  frequencyCap: 'It would have waited until they may get another offer.',
};

/** Returns why a campaign would not have sent, in its own words if it has them. */
export function pastReason(definition: CampaignDefinition, reason: string): string {
  return (
    definition.words.reasons[reason] ??
    GATE_SENTENCES[reason] ??
    reasonSentence([definition], definition.type, reason)
  );
}

export function describeWait(reason: string): string {
  return WAIT_SENTENCES[reason] ?? 'It would have waited before it went out.';
}
