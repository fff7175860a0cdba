export { findSenderAlerts } from './find-sender-state.ts';
export { countGivenUp } from './given-up.ts';
