export { countStoppedSenders } from './given-up.ts';
export { registerMessageRoutes } from './message-routes.ts';
