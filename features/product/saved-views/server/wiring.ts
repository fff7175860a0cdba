export { registerViewRoutes } from './view-routes.ts';
