import { describe, expect, it, test } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { PlanFlag } from '../contract/plan-flags.ts';
import { ChargeStatus, type PlanFeatures, type PlanId } from '../contract/plan.ts';
import { billingCycle, remainingTrialDays } from './billing-cycle.ts';
import { chargeOverlay, hasOwnNumber } from './charge-overlay.ts';
import { featuresOf, isFeatureEnabled } from './feature-flags.ts';
import { firstBill } from './first-bill.ts';
import { OFFERS, type Offer } from './plan-catalogue.ts';
import { findOffer, findPlan, isOldStore, readingFor } from './plan-names.ts';
import { toDollarCents } from './to-dollars.ts';

describe('names', () => {
  it.each([
    ['Free', 'free'],
    ['Free Plan', 'free'],
    ['Free Support Plan', 'free'],
    ['New Free Plan', 'free'],
    ['FreeSub', 'free'],
    ['Whatsapp Automated Plan', 'automated'],
    ['Multichannel plan (Whatsapp+FB)', 'multichannel'],
    ['Multichannel plan (FB+Whatsapp)', 'multichannel'],
    ['WhatsApp Business Plan', 'business'],
    ['Whatsapp Business Plan', 'business'],
    ['Business plan', 'business'],
    ['WhatsApp Support Plan', 'support'],
    ['WhatsApp Pro Plan', 'pro'],
    ['Pro plan', 'pro'],
    ['pro plan', 'pro'],
    ['WhatsApp Enterprise plan', 'enterprise'],
    ['WHATSAPP ENTERPRISE PLAN', 'enterprise'],
  ])('%s is the %s plan, and not an old store’s', (name, plan) => {
    expect([findPlan(name), isOldStore(name)]).toEqual([plan, false]);
  });

  it.each(['Starter', 'Pro', 'Basic Messenger', ''])('a shop on "%s" is an old store', (name) => {
    expect([findPlan(name), isOldStore(name)]).toEqual([null, true]);
  });
});

describe('offers', () => {
  it.each([
    ['Free', 'WhatsApp Pro Plan', 79_99],
    ['Free', 'whatsapp pro', 79_99],
    ['Free', 'pro plan', 19_99],
    ['Free', 'WhatsApp Support Plan', 49_99],
    ['Pro plan', 'WhatsApp Support Plan', 49_99],
    ['Pro plan', 'WhatsApp Pro Plan', 79_99],
    ['Pro plan', 'Free Plan', 0],
    ['Free', 'Whatsapp Business Plan', 39_99],
    ['Whatsapp Business Plan', 'WhatsApp Business Plan', 29_99],
    ['Free', 'Platinum', undefined],
  ])('a shop on %s that requests "%s" pays %s cents', (from, name, priceMinor) => {
    expect(findOffer(OFFERS, from, name)?.priceMinor).toBe(priceMinor);
  });

  it('are shown in the chooser on a free plan, and in the list on every other', () => {
    expect(['freesub', 'Whatsapp Automated Plan', 'Starter'].map(readingFor)).toEqual([
      'chooser',
      'list',
      'list',
    ]);
  });

  it.each(OFFERS.map((offer): [string, Offer] => [`${offer.title} at ${offer.priceMinor}`, offer]))(
    '%s can be chosen by its own name, and can be billed',
    (_name, offer) => {
      expect(findPlan(offer.name)).toBe(offer.plan);
      if (offer.plan === 'free') return expect(offer).toMatchObject({ priceMinor: 0, usage: null });
      expect(offer.priceMinor).toBeGreaterThan(0);
      expect(offer.usage?.cappedMinor).toBeGreaterThan(0);
      for (const { feeMinor } of offer.usage?.meters ?? [])
        expect(offer.usage?.cappedMinor).toBeGreaterThanOrEqual(feeMinor);
    },
  );
});

describe('features', () => {
  it.each<[PlanFeatures, PlanFlag, boolean]>([
    [{}, 'WAabandonedCart', true],
    [{ WAabandonedCart: true }, 'WAabandonedCart', true],
    [{ WAabandonedCart: false }, 'WAabandonedCart', false],
  ])('%j: %s is enabled: %s', (features, flag, enabled) => {
    expect(isFeatureEnabled(features, flag)).toBe(enabled);
  });

  it.each<[string, PlanFlag, boolean]>([
    ['Free', 'WAabandonedCart', true],
    ['Free', 'customerSupport', false],
    ['Whatsapp Automated Plan', 'WAabandonedCart', true],
    ['Whatsapp Automated Plan', 'WAInstantCampaigns', true],
    ['Whatsapp Automated Plan', 'abandonedCart', true],
    ['WhatsApp Support Plan', 'customerSupport', true],
    ['Starter', 'abandonedCart', true],
    ['Starter', 'WAabandonedCart', false],
    ['Starter', 'subscribers', true],
    ['Free', 'WAeditFlow', true],
    ['Starter', 'WAeditFlow', false],
    ['Starter', 'editFlow', true],
    ['Starter', 'getStarted', true],
    ['Starter', 'templates', false],
  ])('on %s, %s: %s', (plan, flag, enabled) => {
    expect(isFeatureEnabled(featuresOf(plan), flag)).toBe(enabled);
  });
});

describe('the card of a plan', () => {
  it.each([
    ['before the first paid plan', false, 14, null, 'freeTrial'],
    ['on the day it was approved', true, 14, '29 Nov', 'freeTrial'],
    ['during the trial', true, 3, '29 Nov', 'trialLeft'],
    ['before another plan, with trial days left', false, 3, '29 Nov', 'trialLeft'],
    ['after the trial, before another plan', false, 0, '29 Nov', 'today'],
    ['after the trial, back on Free', false, 0, null, 'today'],
    ['after the trial, on the shop’s own plan', true, 0, '29 Nov', 'nextBill'],
    ['on an old plan, which this store does not bill', true, 14, null, null],
  ])('shows the right text about the trial %s', (_when, isCurrent, remainingDays, billingOn, bill) =>
    expect(firstBill({ isCurrent, remainingDays, billingOn })).toBe(bill),
  );
});

const BEGAN = new Date('2026-03-01T10:00:00Z');
const after = (days: number) => new Date(BEGAN.getTime() + days * DAY_MS);

describe('time', () => {
  it.each([
    ['before the first paid plan', null, after(0), 14],
    ['on the first day', BEGAN, after(0.5), 14],
    ['after three and a half days', BEGAN, after(3.5), 11],
    ['on the last day', BEGAN, after(13.9), 1],
    ['after the last day', BEGAN, after(14), 0],
    ['a year later', BEGAN, after(365), 0],
  ])('the remaining trial days are right %s', (_when, activatedAt, now, days) => {
    expect(remainingTrialDays(activatedAt, now)).toBe(days);
  });

  it.each([
    ['in the trial', 14, 3, { isTrial: true, startedAt: after(0), endsAt: after(14) }],
    ['as the trial ends', 14, 14, { isTrial: false, startedAt: after(14), endsAt: after(44) }],
    ['in the second cycle', 14, 45, { isTrial: false, startedAt: after(44), endsAt: after(74) }],
    ['without a trial', 0, 0, { isTrial: false, startedAt: after(0), endsAt: after(30) }],
  ])('the cycle is right %s', (_when, trialDays, days, cycle) => {
    expect(billingCycle(BEGAN, trialDays, after(days))).toEqual(cycle);
  });
});

test.each([
  ['init', 'choosePlan'],
  ['pending', 'approveCharges'],
  ['pendingOld', 'welcome'],
  ['declined', 'declined'],
  ['active', null],
  ['existing', null],
] as const)('the overlay at %s is %s', (status, overlay) => {
  expect(chargeOverlay(status)).toBe(overlay);
  expect(ChargeStatus.options).toHaveLength(6);
});

test.each([
  ['free', false],
  ['automated', false],
  ['multichannel', false],
  ['business', true],
  ['support', true],
  ['pro', true],
  ['enterprise', true],
  [null, false],
] as [PlanId | null, boolean][])('%s includes an own number: %s', (plan, own) => {
  expect(hasOwnNumber(plan)).toBe(own);
});

test.each([
  [950, 'EUR', 2, 1000],
  [160, 'JPY', 0, 100],
  [320, 'KWD', 3, 100],
  [1000, 'USD', 2, 1000],
  [1000, 'XAU', 2, null],
])('%i minor units of %s are %s US cents', (minor, currency, digits, cents) => {
  expect(toDollarCents(minor, currency, digits)).toBe(cents);
});
