export { registerMessageRoutes } from './message-routes.ts';
