export { grantConsent, revokeConsent, type ConsentProof } from './change-consent.ts';
