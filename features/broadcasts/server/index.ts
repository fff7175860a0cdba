export { registerBroadcastRoutes } from './broadcast-routes.ts';
export { findBroadcastUses } from './find-broadcast-uses.ts';
export { findImportUses, findSegmentUses } from './find-audience-uses.ts';
export { dropHeldBroadcast, releaseHeldBroadcast } from './sending/held-broadcast.ts';
export { findForReport } from './find-for-report.ts';
export { startNextBroadcast } from './start/start-next-broadcast.ts';
export { watchNextBroadcast } from './sending/watch-broadcasts.ts';
export { testBroadcast } from './test-broadcast.ts';
export { broadcastsDue, watchedBroadcastsDue } from './what-is-due.ts';
