export { bootFinder, merchantFinder, registerSessionRoutes } from './session-routes.ts';
