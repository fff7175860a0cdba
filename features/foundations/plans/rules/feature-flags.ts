import type { PlanFlag } from '../contract/plan-flags.ts';
import type { PlanFeatures } from '../contract/plan.ts';
import { OLD_PLAN_FEATURES, PLAN_FEATURES } from './plan-features.ts';
import { findPlan } from './plan-names.ts';

/** What a plan of that name opens and locks. */
export function featuresOf(planName: string): PlanFeatures {
  const plan = findPlan(planName);
  return plan === null ? OLD_PLAN_FEATURES : PLAN_FEATURES[plan];
}

/** Whether these features have it. One that is missing is enabled, as document 1, section 3 has it: only false locks. */
export function isFeatureEnabled(features: PlanFeatures, flag: PlanFlag): boolean {
  return features[flag] !== false;
}
