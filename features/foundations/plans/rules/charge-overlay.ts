import type { ChargeStatus, PlanId } from '../contract/plan.ts';

/** What lies over the pages because of a charge. */
export type ChargeOverlay = 'choosePlan' | 'approveCharges' | 'welcome' | 'declined' | null;

/** Which overlay a charge status shows; document 1, section 4. */
export function chargeOverlay(status: ChargeStatus): ChargeOverlay {
  switch (status) {
    case 'init':
      return 'choosePlan';
    case 'pending':
      return 'approveCharges';
    case 'pendingOld':
      return 'welcome';
    case 'declined':
      return 'declined';
    case 'active':
    case 'existing':
      return null;
  }
}

/** Plans with a WhatsApp number of one's own, which has to be set up. */
const OWN_NUMBER_PLANS: readonly (PlanId | null)[] = ['business', 'support', 'pro', 'enterprise'];

/** False where the operator switched plans off: then no screen mentions them. */
export function hasPlans(plan: PlanId | null): boolean {
  return plan !== 'unlimited';
}

export function hasOwnNumber(plan: PlanId | null): boolean {
  return OWN_NUMBER_PLANS.includes(plan);
}
