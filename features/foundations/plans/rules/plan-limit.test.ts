import { describe, expect, it } from 'vitest';
import { OFFERS, type Usage } from './plan-catalogue.ts';
import { isToBeCounted, nextCheckSeconds, planLimit } from './plan-limit.ts';
import { usageCapChoices, capRefusalReason } from './usage-cap.ts';

const usageOf = (name: string): Usage | null => OFFERS.find((offer) => offer.name === name)?.usage ?? null;

describe('the limit of a plan in a billing cycle', () => {
  it.each([
    // $50 of the $59.99 are left for messages: the fee for revenue keeps its place.
    ['Whatsapp Automated Plan', { meter: 'messages', most: 1100 }],
    ['Multichannel plan (Whatsapp+FB)', { meter: 'messages', most: 1100 }],
    ['WhatsApp Business Plan', { meter: 'messages', most: 2100 }],
    ['WhatsApp Support Plan', { meter: 'conversations', most: 5000 }],
    ['WhatsApp Pro Plan', { meter: 'conversations', most: 7000 }],
    ['WhatsApp Enterprise plan', { meter: 'conversations', most: 11_000 }],
    // The plan is flat after its cap, as its terms say, so nothing has to wait.
    ['Pro plan', null],
  ])('%s', (name, limit) => {
    expect(planLimit(name, usageOf(name))).toEqual(limit);
  });

  it.each([
    ['Free', { meter: 'conversations', most: 1000 }],
    ['New Free Plan', { meter: 'conversations', most: 1000 }],
    // Plans of old stores have no limit, and neither have paid plans without agreed usage.
    ['Starter', null],
    ['WhatsApp Business Plan', null],
  ])('%s, without usage terms', (name, limit) => {
    expect(planLimit(name, null)).toMatchObject(limit ?? {});
    expect(planLimit(name, null) === null).toBe(limit === null);
  });

  it('grows with the cap, in whole steps', () => {
    const usage = usageOf('Multichannel plan (Whatsapp+FB)');
    const capped = (cappedMinor: number) => usage && planLimit('', { ...usage, cappedMinor })?.most;
    expect([0, 499, 500, 100_00].map(capped)).toEqual([100, 100, 200, 2100]);
  });

  it('reserves what is still owed under the cap', () => {
    const usage = usageOf('Multichannel plan (Whatsapp+FB)');
    const owing = (carriedMinor: number) => usage && planLimit('', usage, carriedMinor)?.most;
    expect([0, 100, 45_00, 90_00].map(owing)).toEqual([1100, 1000, 200, 100]);
  });
});

it.each([
  [1_000_000, 10],
  [1000, 10],
  [999, 9],
  [150, 1],
  [1, 1],
  [0, 1],
])('with %i left, checks again after %i s', (left, seconds) => {
  expect(nextCheckSeconds(left)).toBe(seconds);
});

it.each([
  ['far from the limit', 0, 799, false],
  ['it may be close', 0, 800, true],
  ['close, and few were sent since', 800, 849, false],
  ['close, and more were sent since', 800, 850, true],
  ['it may be reached', 990, 1000, true],
])('decides whether to count again: %s', (_name, used, atMost, expected) => {
  expect(isToBeCounted(used, atMost, 1000)).toBe(expected);
});

describe('raising the cap', () => {
  it.each([
    ['a higher cap', 100_00, null],
    ['the same cap', 50_00, 'CAP_NOT_HIGHER'],
    ['a lower cap', 10_00, 'CAP_NOT_HIGHER'],
    ['the highest cap that we request', 10_000_00, null],
    ['a higher cap than that', 10_000_01, 'CAP_TOO_HIGH'],
  ])('%s', (_what, asked, refusal) => {
    expect(capRefusalReason(asked, 50_00)).toBe(refusal);
  });

  it.each([
    [50_00, [80_00, 100_00, 150_00]],
    [59_99, [90_00, 120_00, 180_00]],
    [100_00, [150_00, 200_00, 300_00]],
    [5000_00, [7500_00, 10_000_00]],
    [10_000_00, []],
  ])('offers higher caps than %i cents', (capMinor, choices) => {
    expect(usageCapChoices(capMinor)).toEqual(choices);
  });
});
