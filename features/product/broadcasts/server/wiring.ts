export { registerBroadcastRoutes } from './broadcast-routes.ts';
export { findBroadcastNames } from './find-broadcast-names.ts';
export { followTemplate } from './follow-template.ts';
export { findBroadcastUses } from './find-broadcast-uses.ts';
export { findImportUses, findSegmentUses } from './find-audience-uses.ts';
export { startNextBroadcast } from './start/start-next-broadcast.ts';
export { watchNextBroadcast } from './sending/watch-broadcasts.ts';
export { testBroadcast } from './test-broadcast.ts';
export { broadcastsDue, watchedBroadcastsDue } from './what-is-due.ts';
