export { endSessionsOnUninstall } from './session-queries.ts';
export { bootFinder, merchantFinder, registerSessionRoutes } from './session-routes.ts';
