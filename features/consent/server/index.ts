export { isStopRequest } from '../rules/stop-keyword.ts';
export { grantConsent, revokeConsent, type ConsentProof } from './change-consent.ts';
