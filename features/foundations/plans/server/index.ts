export { featuresOf, isFeatureEnabled } from '../rules/feature-flags.ts';
export { isOldStore } from '../rules/plan-names.ts';
export { forgetConfirmations } from './forget-confirmations.ts';
export { describePlan } from './describe-plan.ts';
export { findUnpaid } from './find-unpaid.ts';
export { countCycleUsage, readPlanUsage } from './read-plan-usage.ts';
export { holdPlan, isFeatureOpen, readOpenFeatures, requireFeature } from './require-feature.ts';
