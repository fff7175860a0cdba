export { percentOf } from '../rules/percent.ts';
export { addImpressions } from './add-impressions.ts';
export { addToRollup } from './add-to-rollup.ts';
export { CREDITED, followOrders } from './credit-orders.ts';
export { sourceCounts, registerDashboardRoutes } from './dashboard-routes.ts';
export { moveCredits } from './move-credits.ts';
export { listSourceCounts } from './list-source-counts.ts';
