export { registerPersonRoutes } from './person-routes.ts';
export { registerSubscriberRoutes } from './subscriber-routes.ts';
export { PEOPLE_INVARIANTS } from './list/invariants.ts';
export { listWaiting, waitingDue } from './list/list-waiting.ts';
export { readUnsubscriberPage } from './list/list-unsubscribers.ts';
