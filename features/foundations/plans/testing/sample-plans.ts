import type { PlanDetails } from '../contract/plan.ts';

/** A shop on its trial with all features. */
export const TRIAL: PlanDetails = {
  plan: 'WhatsApp Business',
  title: 'WhatsApp Business',
  planId: 'business',
  nextBillingOn: '2026-03-20T00:00:00.000Z',
  currentBillingCycleRevenue: '$0',
  currentPlanCappedAmount: '$100',
  remainingTrialDays: 14,
  features: {},
  status: 'active',
  confirmationUrl: null,
  readings: [],
  cycleEndsOn: '2026-03-20T00:00:00.000Z',
  limitReachedOn: null,
  usageCap: null,
  isNearCap: false,
};
