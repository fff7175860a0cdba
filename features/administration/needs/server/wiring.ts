export { registerNeedsRoutes } from './needs-routes.ts';
