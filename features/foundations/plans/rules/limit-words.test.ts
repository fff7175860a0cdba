import { describe, expect, it } from 'vitest';
import type { PlanDetails } from '../contract/plan.ts';
import { featuresOf } from './feature-flags.ts';
import { limitNotice, readDollars, nearCapWords } from './limit-words.ts';

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
  it('has nothing to say while there is room', () => {
    expect(limitNotice(BUSINESS, '3 Dec')).toBeNull();
  });

  it('leads to a higher limit where usage is paid for', () => {
    expect(limitNotice({ ...BUSINESS, limitReachedOn: REACHED }, '3 Dec')).toMatchObject({
      text: 'Your plan’s 2,100 messages of this cycle are used up. Further messages wait until 3 Dec. Raise your usage limit to go on now.',
      does: 'raiseCap',
      canClose: false,
    });
  });

  it('leads to the plans where nothing can be bought by use', () => {
    const free: PlanDetails = {
      ...BUSINESS,
      plan: 'Free',
      title: 'Free',
      planId: 'free',
      usageCap: null,
      readings: [{ meter: 'conversations', used: 1000, included: 1000, most: 1000 }],
      limitReachedOn: REACHED,
    };
    expect(limitNotice(free, '3 Dec')).toMatchObject({
      text: 'Your plan’s 1,000 conversations of this cycle are used up. Further messages wait until 3 Dec. A paid plan goes on now.',
      does: 'openPlans',
    });
  });

  it('says before that the limit is near, but not on a plan that is flat beyond it', () => {
    expect(limitNotice({ ...BUSINESS, isNearCap: true }, '3 Dec')).toMatchObject({
      does: 'raiseCap',
      canClose: true,
    });
    const flat = { cappedMinor: 180_00, chargedMinor: 175_00, canRaise: false };
    expect(limitNotice({ ...BUSINESS, isNearCap: true, usageCap: flat }, '3 Dec')).toBeNull();
  });

  it('says that messages wait beyond the limit, but on a plan that is flat from there on', () => {
    const cap = { cappedMinor: 180_00, chargedMinor: 175_00, canRaise: true };
    expect(nearCapWords({ usageCap: cap }, '3 Dec')).toContain('messages wait until 3 Dec');
    expect(nearCapWords({ usageCap: { ...cap, canRaise: false } }, '3 Dec')).toContain('Nothing is charged');
  });
});

it.each([
  ['80', 80_00],
  ['80.5', 80_50],
  ['80.50', 80_50],
  ['$1,200', 1200_00],
  ['1200', 1200_00],
  [' 75 ', 75_00],
  ['', null],
  ['80,5', null],
  ['80.505', null],
  ['-80', null],
  ['1e3', null],
  ['much', null],
])('reads "%s" as an amount', (text, cents) => {
  expect(readDollars(text)).toBe(cents);
});
