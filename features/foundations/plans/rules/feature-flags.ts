import type { PlanFlag } from '../contract/plan-flags.ts';
import type { PlanFeatures } from '../contract/plan.ts';
import { OLD_PLAN_FEATURES, PLAN_FEATURES } from './plan-features.ts';
import { findPlan } from './plan-names.ts';

/** Returns the features of a plan by name. */
export function featuresOf(planName: string): PlanFeatures {
  const plan = findPlan(planName);
  return plan === null ? OLD_PLAN_FEATURES : PLAN_FEATURES[plan];
}

/** Whether these features include a flag. A missing one is included; only false locks it. Document 1, section 3. */
export function isFeatureEnabled(features: PlanFeatures, flag: PlanFlag): boolean {
  return features[flag] !== false;
}
