export { percentOf } from '../rules/percent.ts';
export { addToRollups } from './add-to-rollup.ts';
export { CREDITED, followOrders } from './credit-orders.ts';
export { sourceCounts, registerDashboardRoutes } from './dashboard-routes.ts';
export { moveCredits } from './move-credits.ts';
export { listSourceCounts } from './list-source-counts.ts';
