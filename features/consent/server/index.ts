export { isStopRequest } from '../rules/stop-keyword.ts';
export { grantConsent, revokeConsent } from './change-consent.ts';
