export { percentOf } from '../rules/percent.ts';
export { addToRollup } from './add-to-rollup.ts';
export { creditOrders } from './credit-orders.ts';
export { sourceCounts, registerDashboardRoutes } from './dashboard-routes.ts';
