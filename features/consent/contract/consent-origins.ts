/** How a consent came about, by what the ledger calls it: completes 'Agreed …'. */
const GIVEN: Readonly<Record<string, string>> = {
  persistentPill: 'through the persistent pill',
  visualPopup: 'through the pop-up',
  spinTheWheel: 'through the wheel',
  userPreferences: 'again in WhatsApp itself',
  import: 'by an imported list',
};

/** How one ended: completes 'Ended …'. */
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

/** The origin of a consent, or of its end, in the merchant's words; one without words of ours by its name. */
export function consentOrigin({ kind, origin }: { kind: 'granted' | 'revoked'; origin: string }): string {
  return (kind === 'granted' ? GIVEN[origin] : ENDED[origin]) ?? `through ${origin}`;
}
