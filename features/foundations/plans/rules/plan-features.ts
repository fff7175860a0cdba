import { PLAN_FLAGS, type FeatureAudience } from '../contract/plan-flags.ts';
import type { PlanFeatures, PlanId } from '../contract/plan.ts';

/** Returns all flags, enabled for these audiences and locked for others. */
function openTo(...audiences: readonly FeatureAudience[]): PlanFeatures {
  return Object.fromEntries(
    Object.entries(PLAN_FLAGS).map(([flag, audience]) => [flag, audiences.includes(audience)]),
  );
}

const WITHOUT_SUPPORT = openTo('everyone', 'currentPlans');
const WITH_SUPPORT = openTo('everyone', 'currentPlans', 'supportPlans');

/** The features of each plan: at least those of every cheaper one, so that nobody pays more for less. */
export const PLAN_FEATURES: Record<PlanId, PlanFeatures> = {
  free: WITHOUT_SUPPORT,
  automated: WITHOUT_SUPPORT,
  multichannel: WITHOUT_SUPPORT,
  business: WITHOUT_SUPPORT,
  support: WITH_SUPPORT,
  pro: WITH_SUPPORT,
  enterprise: WITH_SUPPORT,
  unlimited: WITH_SUPPORT,
};

export const OLD_PLAN_FEATURES = openTo('everyone');
