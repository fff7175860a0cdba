export { registerPersonRoutes } from './person-routes.ts';
export { registerSubscriberRoutes } from './subscriber-routes.ts';
export { listWaiting, waitingDue } from './list/list-waiting.ts';
