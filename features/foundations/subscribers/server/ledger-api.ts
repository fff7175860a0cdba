/** For consent, whose rules decide about the entries of the ledger. */
export { readLedger, readLedgers } from './consent-of-rows.ts';
export { recordGrants, recordProvenGrants, recordRevocation } from './record-consent.ts';
export { saveStoreConsent } from './save-store-consent.ts';
export { syncSubscriberList, type ListedPeople } from './sync-subscriber-list.ts';
