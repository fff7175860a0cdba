import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';

/** How a consent was given, by its name in the ledger: completes 'Agreed …'. A tool is described by its name. */
const GIVEN: Readonly<Record<string, string>> = {
  keyword: 'by writing to you',
  userPreferences: 'again in WhatsApp itself',
  storeConsent: 'in your store',
  import: 'by an imported list',
};

/** How a consent ended: completes 'Ended …'. */
const ENDED: Readonly<Record<string, string>> = {
  keyword: 'by writing STOP, or the like',
  unsubscribeReply: 'by tapping Unsubscribe',
  userPreferences: 'in WhatsApp itself',
  providerBlock: 'by blocking you, as WhatsApp told us',
  merchant: 'by you',
  storeConsent: 'in your store',
  privacyRequest: 'by a request to be erased',
  merged: 'on turning out to be one person with somebody who had not agreed',
  numberChanged: 'as the number changed hands',
};

/** Describes for the merchant how a consent was given or ended. */
export function consentOrigin({ kind, origin }: { kind: 'granted' | 'revoked'; origin: string }): string {
  return (kind === 'granted' ? GIVEN[origin] : ENDED[origin]) ?? `through “${optInWay(origin)}”`;
}
