export { isOldStore } from '../rules/plan-names.ts';
export { applyBillingWebhook, BILLING_TOPICS } from './apply-billing-webhook.ts';
export { chargeUsageJob } from './charge-usage.ts';
export { comparePlanJob } from './compare-plan.ts';
export { describePlan } from './describe-plan.ts';
export { followInstallation } from './follow-installation.ts';
export { registerPlanRoutes } from './plan-routes.ts';
export { requireFeature } from './require-feature.ts';
export { watchBilling } from './watch-billing.ts';
