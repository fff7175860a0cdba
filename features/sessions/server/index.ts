export { merchantFinder, registerSessionRoutes } from './session-routes.ts';
