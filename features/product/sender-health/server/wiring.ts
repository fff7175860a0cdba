export { countStoppedSenders } from './given-up.ts';
export { registerSenderHealthRoutes } from './sender-health-routes.ts';
