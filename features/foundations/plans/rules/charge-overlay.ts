import type { ChargeStatus, PlanId } from '../contract/plan.ts';

/** The overlays that cover the pages because of a charge. */
export type ChargeOverlay = 'choosePlan' | 'approveCharges' | 'welcome' | 'declined' | null;

/** Returns the overlay of a charge status. Document 1, section 4. */
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

/** Plans with the merchant's own WhatsApp number, which has to be set up. */
const OWN_NUMBER_PLANS: readonly (PlanId | null)[] = ['business', 'support', 'pro', 'enterprise'];

/** False if the operator has switched plans off. No screen mentions plans then. */
export function hasPlans(plan: PlanId | null): boolean {
  return plan !== 'unlimited';
}

export function hasOwnNumber(plan: PlanId | null): boolean {
  return OWN_NUMBER_PLANS.includes(plan);
}
