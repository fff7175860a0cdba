export { confirmationText } from '../rules/confirmation-text.ts';
export { CONSENT_LANGUAGES, readConsentWord } from '../rules/read-consent-word.ts';
export { grantConsent, revokeConsent } from './change-consent.ts';
export { moveConfirmations } from './move-confirmations.ts';
export { offerConfirmation } from './offer-confirmation.ts';
export { recordProviderBlock } from './record-provider-block.ts';
export { findSuppression, suppressPhone } from './suppression.ts';
export { STORE_CONSENT_TOPIC, handleStoreConsent } from './handle-store-consent.ts';
export { confirmConsent, restartConsent, resumeConsent } from './confirm-consent.ts';
