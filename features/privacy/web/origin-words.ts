import type { ProofEntry } from '../contract/privacy-calls.ts';

const ENDED_BY: Readonly<Record<string, string>> = {
  keyword: 'wrote STOP, or the like',
  unsubscribeReply: 'tapped Unsubscribe',
  userPreferences: 'stopped offers in the app itself',
  providerBlock: 'blocked offers, as WhatsApp told us',
  merchant: 'unsubscribed by you',
  storeConsent: 'unsubscribed in the store',
  privacyRequest: 'asked to be erased',
  merged: 'found to be one person with somebody who had not agreed',
  numberChanged: 'the number changed hands',
};

const GIVEN_BY: Readonly<Record<string, string>> = {
  persistentPill: 'through the persistent pill',
  visualPopup: 'through the pop-up',
  spinTheWheel: 'through the wheel',
  userPreferences: 'taken up again in the app itself',
  import: 'carried by an imported list',
};

/** How a consent came about or ended, in the merchant's words. */
export function originInWords({ kind, origin }: ProofEntry): string {
  return (kind === 'granted' ? GIVEN_BY[origin] : ENDED_BY[origin]) ?? origin;
}
