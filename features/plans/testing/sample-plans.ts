import type { PlanCard, PlanDetails, PlanHolder } from '../contract/plan.ts';

/** A shop on its trial of a plan with every feature. */
export const TRIAL: PlanDetails = {
  plan: 'WhatsApp Business',
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

/** What the Free plan has in place of that. */
export const FREE = { plan: 'Free', planId: 'free', nextBillingOn: null, remainingTrialDays: 14 } as const;
const CAP = { cappedMinor: 100_00, chargedMinor: 0, canRaise: true };
/** What is told of a plan that bills messages, up to a limit. */
export const BUSINESS = {
  usageCap: CAP,
  readings: [{ meter: 'messages', used: 40, included: 500, most: 1000 }],
} satisfies Partial<PlanDetails>;

function card(title: string, changes: Partial<PlanCard> = {}): PlanCard {
  return {
    name: title,
    planId: 'business',
    title,
    tagline: `All of ${title}`,
    priceMinor: 39_99,
    freeUpToMinor: null,
    priceNote: null,
    usageTerms: null,
    trialDays: 14,
    parts: [{ part: 'Broadcasts', isIncluded: true }],
    isCurrent: false,
    ...changes,
  };
}

/** Three plans to choose from, and the prices of one. */
export const PLANS = {
  reading: 'chooser' as const,
  plans: [
    card('Free', { planId: 'free', priceMinor: 0, isCurrent: true }),
    card('WhatsApp Automated', { planId: 'automated', priceMinor: 9_99, freeUpToMinor: 200_00 }),
    card('WhatsApp Business'),
  ],
  prices: {
    listed: [
      {
        title: 'WhatsApp Automated',
        price: '$9.99',
        meters: [{ included: '500', beyond: '$5 for each 100 more' }],
        most: '$100',
      },
    ],
    own: [],
  },
};

/** The part of a merchant that the plan's screens need. */
export const HOLDER: PlanHolder = {
  shopUrl: 'demo.myshopify.com',
  shopTimeZone: 'Europe/Berlin',
  chargeStatus: { status: 'active' },
  planDetails: TRIAL,
};
