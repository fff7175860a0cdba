export { registerPersonRoutes } from './person-routes.ts';
export { registerSubscriberRoutes } from './subscriber-routes.ts';
export { readUnsubscriberPage } from './list/list-unsubscribers.ts';
