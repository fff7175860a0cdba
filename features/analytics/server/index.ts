export { percentOf } from '../rules/percent.ts';
export { addToRollup } from './add-to-rollup.ts';
export { creditOrders } from './credit-orders.ts';
export { moveCreditsOnMerge } from './move-credits.ts';
export { campaignCounts, registerDashboardRoutes } from './dashboard-routes.ts';
