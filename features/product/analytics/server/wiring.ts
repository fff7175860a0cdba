export { recountNextOrders, recountsDue } from './attribution/recount-next-orders.ts';
export { checkMerged, checkNextCredits } from './credits/check-credits.ts';
export { followOrders } from './credits/follow-orders.ts';
export { registerDashboardRoutes } from './dashboard/dashboard-routes.ts';
export { moveCredits } from './move-credits.ts';
export { recountShop, type RecountedShop } from './recount/recount-shop.ts';
