export { applyBillingWebhook, BILLING_TOPICS } from './apply-billing-webhook.ts';
export { chargeUsageJob } from './charge-usage.ts';
export { comparePlanJob } from './compare-plan.ts';
export { followPlansSetting } from './follow-plans-setting.ts';
export { followInstall, followUninstall } from './follow-installation.ts';
export { catalogueOf } from './catalogue-of.ts';
export { registerPlanRoutes } from './plan-routes.ts';
export { watchBilling } from './watch-billing.ts';
export { billingDue } from './billing-due.ts';
