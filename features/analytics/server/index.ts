export { percentOf } from '../rules/percent.ts';
export { addToRollup } from './add-to-rollup.ts';
export { changeCredit, creditOrder, takeBackCancelled, takeBackRefund } from './credit-orders.ts';
export { sourceCounts, registerDashboardRoutes } from './dashboard-routes.ts';
export { moveCredits } from './move-credits.ts';
export { listSourceCounts } from './list-source-counts.ts';
