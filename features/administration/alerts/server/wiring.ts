export { registerAlertsRoutes } from './alert-routes.ts';
