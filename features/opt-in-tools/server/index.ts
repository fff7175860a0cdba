export { countOptIns } from './count-opt-ins.ts';
export { ensureTools } from './ensure-tools.ts';
export { movePrizes } from './prizes.ts';
export { isFileInTool } from './is-file-in-tool.ts';
export { signUpByReferral, signUpByText } from './sign-up-in-chat.ts';
export { registerStorefrontRoutes } from './storefront-routes.ts';
export { compareToolDays } from './compare-tool-days.ts';
export { followToolOrders, TOOL_ORDER_NEWS } from './tool-orders.ts';
export { registerToolRoutes } from './tool-routes.ts';
