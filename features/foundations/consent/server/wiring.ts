export { moveConfirmations } from './move-confirmations.ts';
export { STORE_CONSENT_TOPIC, handleStoreConsent } from './handle-store-consent.ts';
export { CONSENT_RETENTION } from './retention.ts';
