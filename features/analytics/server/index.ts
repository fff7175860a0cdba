export { percentOf } from '../rules/percent.ts';
export { addImpressions } from './add-impressions.ts';
export { addToRollup } from './add-to-rollup.ts';
export { recountNextOrders } from './attribution/recount-next-orders.ts';
export { checkMerged, checkNextCredits } from './credits/check-credits.ts';
export { CREDITED, followOrders } from './credits/follow-orders.ts';
export { sourceCounts, registerDashboardRoutes } from './dashboard-routes.ts';
export { moveCredits } from './move-credits.ts';
export { listSourceCounts } from './list-source-counts.ts';
