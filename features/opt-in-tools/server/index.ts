export { countOptIns } from './count-opt-ins.ts';
export { isFileInTool } from './is-file-in-tool.ts';
export { registerStorefrontRoutes } from './storefront-routes.ts';
export { ensureTools } from './tool-queries.ts';
export { registerToolRoutes } from './tool-routes.ts';
