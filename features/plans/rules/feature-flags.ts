import type { PlanFeatures } from '../contract/plan.ts';
import { OLD_PLAN_FEATURES, PLAN_FEATURES } from './plan-features.ts';
import { findPlan } from './plan-names.ts';

/** What a plan of that name opens and locks. */
export function featuresOf(planName: string): PlanFeatures {
  const plan = findPlan(planName);
  return plan === null ? OLD_PLAN_FEATURES : PLAN_FEATURES[plan];
}

/** A flag that is missing or true is enabled; only false locks. */
export function isFeatureEnabled(features: PlanFeatures, flag: string): boolean {
  return features[flag] !== false;
}
