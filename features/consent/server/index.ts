export { confirmationText } from '../rules/confirmation-text.ts';
export { readConsentWord } from '../rules/read-consent-word.ts';
export { grantConsent, revokeConsent } from './change-consent.ts';
export { findSuppression, suppressPhone } from './suppression.ts';
export { STORE_CONSENT_TOPIC, takeStoreConsent } from './take-store-consent.ts';
export { confirmConsent, restartConsent, resumeConsent } from './take-up-again.ts';
