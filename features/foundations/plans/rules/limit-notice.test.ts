import { describe, expect, it } from 'vitest';
import type { PlanDetails } from '../contract/plan.ts';
import { featuresOf } from './feature-flags.ts';
import { limitNotice } from './limit-notice.ts';

const BUSINESS: PlanDetails = {
  plan: 'WhatsApp Business Plan',
  title: 'WhatsApp Business',
  planId: 'business',
  nextBillingOn: '2026-12-03T00:00:00.000Z',
  currentBillingCycleRevenue: '$120.00',
  currentPlanCappedAmount: '$100.00',
  remainingTrialDays: 3,
  features: featuresOf('WhatsApp Business Plan'),
  status: 'active',
  confirmationUrl: null,
  readings: [{ meter: 'messages', used: 2100, included: 100, most: 2100 }],
  cycleEndsOn: '2026-12-03T00:00:00.000Z',
  limitReachedOn: null,
  usageCap: { cappedMinor: 100_00, chargedMinor: 90_00, canRaise: true },
  isNearCap: false,
};
const REACHED = '2026-11-20T10:00:00.000Z';

describe('the notice above every page', () => {
  it('is missing below the limit', () => {
    expect(limitNotice(BUSINESS)).toBeNull();
  });

  it('leads to a higher limit if usage is charged', () => {
    expect(limitNotice({ ...BUSINESS, limitReachedOn: REACHED })).toMatchObject({
      kind: 'reached',
      reading: { meter: 'messages', most: 2100 },
      does: 'raiseCap',
    });
  });

  it('leads to the plans if usage cannot be bought', () => {
    const free: PlanDetails = {
      ...BUSINESS,
      plan: 'Free',
      title: 'Free',
      planId: 'free',
      usageCap: null,
      readings: [{ meter: 'conversations', used: 1000, included: 1000, most: 1000 }],
      limitReachedOn: REACHED,
    };
    expect(limitNotice(free)).toMatchObject({
      kind: 'reached',
      reading: { meter: 'conversations', most: 1000 },
      does: 'openPlans',
    });
  });

  it('warns near the limit, but not on a plan that is flat beyond it', () => {
    expect(limitNotice({ ...BUSINESS, isNearCap: true })).toMatchObject({ kind: 'near', does: 'raiseCap' });
    const flat = { cappedMinor: 180_00, chargedMinor: 175_00, canRaise: false };
    expect(limitNotice({ ...BUSINESS, isNearCap: true, usageCap: flat })).toBeNull();
  });
});
