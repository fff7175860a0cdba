export { dropHeldBroadcast, releaseHeldBroadcast } from './sending/held-broadcast.ts';
export { findStopped } from './find-stopped.ts';
export { findForReport } from './find-for-report.ts';
export { isSendingAny } from './list-broadcasts.ts';
