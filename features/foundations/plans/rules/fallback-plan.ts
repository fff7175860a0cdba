import type { PlanDetails } from '../contract/plan.ts';
import { PLAN_FEATURES } from './plan-features.ts';
import { FREE_PLAN_NAME } from './plan-terms.ts';

/** Returns the plan to use if a shop's own cannot be fetched: Free, without figures. Document 1, section 4. */
export function freeInstead(known: PlanDetails): PlanDetails {
  if (known.planId === 'unlimited') return known;
  return {
    ...known,
    plan: FREE_PLAN_NAME,
    planId: 'free',
    features: PLAN_FEATURES.free,
    nextBillingOn: null,
    currentBillingCycleRevenue: '$0.00',
    currentPlanCappedAmount: '$0.00',
    readings: [],
    usageCap: null,
    limitReachedOn: null,
    isNearCap: false,
  };
}
