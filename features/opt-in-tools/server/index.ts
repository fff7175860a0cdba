export { countOptIn } from './count-opt-ins.ts';
export { ensureTools } from './ensure-tools.ts';
export { isFileInTool } from './is-file-in-tool.ts';
export { registerStorefrontRoutes } from './storefront-routes.ts';
export { registerToolRoutes } from './tool-routes.ts';
