export { countOptIns } from './count-opt-ins.ts';
export { registerStorefrontRoutes } from './storefront-routes.ts';
export { ensureTools } from './tool-queries.ts';
export { registerToolRoutes } from './tool-routes.ts';
