export { isStopRequest } from '../rules/stop-keyword.ts';
export { grantConsent, revokeConsent } from './change-consent.ts';
export { findSuppression, suppressPhone } from './suppression.ts';
export { STORE_CONSENT_TOPIC, takeStoreConsent } from './take-store-consent.ts';
