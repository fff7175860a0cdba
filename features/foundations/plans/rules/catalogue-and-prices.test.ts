import { describe, expect, it } from 'vitest';
import type { PlanId } from '../contract/plan.ts';
import { texts as english } from '../texts/en.ts';
import { hasPlans } from './charge-overlay.ts';
import { featuresOf } from './feature-flags.ts';
import { OFFERS, showOfferWords } from './plan-catalogue.ts';
import { comparePlan } from './plan-comparison.ts';
import { OLD_PLAN_FEATURES, PLAN_FEATURES } from './plan-features.ts';
import { findPlan, ownOffer } from './plan-names.ts';
import { priceSheet } from './price-sheet.ts';
import { usageCapChoices, capRefusalReason } from './usage-cap.ts';
import { afterCharge, billableSteps, stepsDue } from './usage-steps.ts';
import { writeDollars } from './write-dollars.ts';

const MESSAGES = { meter: 'messages', included: 100, step: 100, feeMinor: 500 } as const;
const AFTER_200 = { meter: 'revenue', included: 200_00, step: null, feeMinor: 9_99 } as const;
const KEPT_BY_OLD_STORES = [
  'autoCampaigns',
  'abandonedCart',
  'browserAbandonment',
  'shipmentUpdates',
  'orderReceipt',
  'spinTheWheel',
  'visualPopup',
  'persistentPill',
  'customerChatWidget',
  'orderUpdates',
  'getStarted',
  'editFlow',
  'subscribers',
];
const PLANS = Object.keys(PLAN_FEATURES) as PlanId[];

describe('each offer', () => {
  it.each(OFFERS)(
    '$name has a tagline, and terms for every price of usage',
    ({ title, tagline, usage, priceNote }) => {
      expect(title).toMatch(/^[A-Z]/);
      expect(tagline).toMatch(/^[A-Z][^.]+$/);
      expect(priceNote).not.toBe('');
      for (const { included, step, feeMinor } of usage?.meters ?? []) {
        expect(included).toBeGreaterThan(0);
        expect(usage?.terms).toContain(writeDollars(feeMinor));
        if (step !== null) expect(usage?.terms).toContain(String(step === 250_00 ? '$250' : step));
      }
      expect(usage?.terms ?? '.').toMatch(/\.$/);
    },
  );

  it('has its price, billing kind and usage cap', () => {
    const facts = OFFERS.map(({ title, priceMinor, isRecurring, usage, isListed }) =>
      [title, writeDollars(priceMinor), isRecurring, writeDollars(usage?.cappedMinor ?? 0), isListed].join(
        ' ',
      ),
    );
    expect(facts).toEqual([
      'Free $0 false $0 true',
      'WhatsApp Automated $9.99 false $59.99 true',
      'Multichannel $19.99 true $50 true',
      'Pro $19.99 true $180 false',
      'WhatsApp Business $29.99 true $100 false',
      'WhatsApp Business $39.99 true $100 true',
      'WhatsApp Support $49.99 true $200 true',
      'WhatsApp Pro $79.99 true $300 true',
      'Enterprise $499.99 true $500 true',
    ]);
  });

  it('counts messages by the hundred and conversations beyond a thousand', () => {
    const meters = (name: string) => OFFERS.find((offer) => offer.name === name)?.usage?.meters;
    expect(meters('WhatsApp Business Plan')).toEqual([MESSAGES]);
    expect(meters('Whatsapp Automated Plan')).toEqual([AFTER_200, MESSAGES]);
    expect(meters('Pro plan')).toEqual([
      { meter: 'revenue', included: 1000_00, step: 250_00, feeMinor: 500 },
    ]);
    expect(meters('WhatsApp Pro Plan')).toEqual([
      { meter: 'conversations', included: 1000, step: 100, feeMinor: 500 },
    ]);
  });

  it('is not retired, and only Pro by usage is limited to shops on Free', () => {
    expect(OFFERS.filter(({ isRetired }) => isRetired)).toEqual([]);
    expect(OFFERS.filter(({ isOnlyFromFree }) => isOnlyFromFree).map(({ name }) => name)).toEqual([
      'Pro plan',
    ]);
    expect(OFFERS.filter(({ priceNote }) => priceNote !== null).map(({ name }) => name)).toEqual([
      'Free',
      'Whatsapp Automated Plan',
      'Pro plan',
      'WhatsApp Enterprise plan',
    ]);
  });
});

it.each([
  ['WhatsApp Automated', 'automated'],
  ['multichannel plan', 'multichannel'],
  ['Multichannel', 'multichannel'],
  ['WhatsApp Business', 'business'],
  ['Support plan', 'support'],
  ['WhatsApp Support', 'support'],
  ['WhatsApp Pro', 'pro'],
  ['Enterprise plan', 'enterprise'],
  [' whatsapp enterprise ', 'enterprise'],
  ['All features', 'unlimited'],
])('a plan called %j is known as %s', (name, plan) => {
  expect(findPlan(name)).toBe(plan);
});

it('a shop’s own offer has the exact name of its plan', () => {
  expect(ownOffer(OFFERS, 'Whatsapp Business Plan')?.priceMinor).toBe(29_99);
  expect(ownOffer(OFFERS, 'WHATSAPP BUSINESS PLAN')?.priceMinor).toBe(39_99);
  expect(ownOffer(OFFERS, 'Starter')).toBeNull();
});

it('the price sheet shows what is included and the price of more', () => {
  const { listed } = priceSheet('Free', { catalogue: OFFERS, agreed: null });
  const rows = Object.fromEntries(listed.map(({ title, ...row }) => [title, row]));
  expect(rows['Free']).toEqual({
    price: '$0',
    meters: [{ included: '1,000 conversations', beyond: 'Messages wait for the next month' }],
    most: '$0',
  });
  expect(rows['WhatsApp Automated']).toEqual({
    price: '$0',
    meters: [
      { included: '$200 of attributed revenue', beyond: '$9.99, once a month' },
      { included: '100 messages', beyond: '$5 for each 100 more' },
    ],
    most: '$59.99',
  });
  expect(rows['Enterprise']).toMatchObject({ price: '$499.99', most: '$500' });
});

describe('steps of usage', () => {
  it.each([
    [MESSAGES, 0, 0],
    [MESSAGES, 100, 0],
    [MESSAGES, 199, 0],
    [MESSAGES, 200, 1],
    [MESSAGES, 350, 2],
    [AFTER_200, 200_00, 0],
    [AFTER_200, 200_01, 1],
    [AFTER_200, 9_000_00, 1],
  ])('of %o at %i: %i', (meter, used, steps) => {
    expect(stepsDue(meter, used)).toBe(steps);
  });

  it('never exceed the cap', () => {
    const usage = { meters: [MESSAGES], cappedMinor: 12_50, terms: '' };
    expect(billableSteps(usage, MESSAGES, 250)).toBe(1);
    expect(billableSteps(usage, MESSAGES, 5000)).toBe(2);
  });

  it.each([
    ['the cap is far away', { amountMinor: 500, cycleMinor: 500, isOwn: true }, 9500, 'charge'],
    ['it fills the cap', { amountMinor: 500, cycleMinor: 10_000, isOwn: true }, 9500, 'charge'],
    [
      'it exceeds the cap of its own cycle',
      { amountMinor: 500, cycleMinor: 10_500, isOwn: true },
      9501,
      'waive',
    ],
    ['older steps have used up the cap', { amountMinor: 500, cycleMinor: 10_000, isOwn: true }, 9501, 'wait'],
    ['it belongs to the plan before', { amountMinor: 500, cycleMinor: 10_500, isOwn: false }, 9501, 'wait'],
  ] as const)('when %s', (_when, step, usedMinor, end) => {
    expect(afterCharge(step, { usedMinor, cappedMinor: 10_000 })).toBe(end);
  });
});

it.each([
  [50_00, 50_00, 'CAP_NOT_HIGHER'],
  [50_01, 50_00, null],
  [10_000_00, 50_00, null],
  [10_000_01, 50_00, 'CAP_TOO_HIGH'],
])('a cap of %i cents instead of %i: %s', (asked, cap, refusal) => {
  expect(capRefusalReason(asked, cap)).toBe(refusal);
});

it.each([
  [50_00, [80_00, 100_00, 150_00]],
  [100_00, [150_00, 200_00, 300_00]],
  [4_000_00, [6_000_00, 8_000_00]],
  [9_000_00, []],
])('caps beyond %i cents that can be chosen: %j', (cap, choices) => {
  expect(usageCapChoices(cap)).toEqual(choices);
});

it('screens mention plans unless the operator switched them off', () => {
  expect(PLANS.filter((plan) => !hasPlans(plan))).toEqual(['unlimited']);
  expect(hasPlans(null)).toBe(true);
});

describe('features', () => {
  it.each(PLANS)('of %s have the same flags, with valid names', (plan) => {
    expect(Object.keys(PLAN_FEATURES[plan])).toEqual(Object.keys(OLD_PLAN_FEATURES));
    for (const flag of Object.keys(PLAN_FEATURES[plan])) expect(flag).toMatch(/^(WA)?[a-z]\w+$|^WA[A-Z]\w+$/);
  });

  it('lock the inbox on smaller plans and WhatsApp on old plans', () => {
    const locked = (features: Record<string, boolean>) =>
      Object.keys(features).filter((flag) => features[flag] === false);
    for (const plan of ['free', 'automated', 'multichannel', 'business'] as const)
      expect(locked(PLAN_FEATURES[plan])).toEqual(['customerSupport']);
    for (const plan of ['support', 'pro', 'enterprise', 'unlimited'] as const)
      expect(locked(PLAN_FEATURES[plan])).toEqual([]);
    const old = featuresOf('Starter');
    expect(locked(old).filter((flag) => !/WA/.test(flag))).toEqual(['templates', 'customerSupport']);
    // Old stores keep what existed for Messenger. This list never grows.
    expect(Object.keys(old).filter((flag) => old[flag] !== false)).toEqual(KEPT_BY_OLD_STORES);
  });

  it('are compared by four parts, each with a name', () => {
    const parts = comparePlan(OLD_PLAN_FEATURES).map(({ part }) => part);
    expect(parts).toHaveLength(4);
    for (const part of parts) expect(part).toMatch(/^[A-Z]/);
  });
});

it('lists all texts of the catalogue, so that each can be translated', () => {
  const words = OFFERS.flatMap(({ tagline, priceNote, usage }) => [
    tagline,
    ...(priceNote === null ? [] : [priceNote]),
    ...(usage === null ? [] : [usage.terms]),
  ]);
  expect(new Set(words)).toEqual(new Set(Object.values(english.offerWords)));
});

it('keeps the texts of an operator’s catalogue', () => {
  expect(showOfferWords('For friends')).toBe('For friends');
});
