import { describe, expect, it } from 'vitest';
import { OFFERS, type Usage } from './plan-catalogue.ts';
import { isToBeCounted, nextCheckSeconds, planLimit } from './plan-limit.ts';
import { usageCapChoices, capRefusalReason } from './usage-cap.ts';

const usageOf = (name: string): Usage | null => OFFERS.find((offer) => offer.name === name)?.usage ?? null;

describe('what a plan leaves in a billing cycle', () => {
  it.each([
    // $50 of the $59.99 are left for messages: the fee for revenue keeps its place.
    ['Whatsapp Automated Plan', { meter: 'messages', most: 1100 }],
    ['Multichannel plan (Whatsapp+FB)', { meter: 'messages', most: 1100 }],
    ['WhatsApp Business Plan', { meter: 'messages', most: 2100 }],
    ['WhatsApp Support Plan', { meter: 'conversations', most: 5000 }],
    ['WhatsApp Pro Plan', { meter: 'conversations', most: 7000 }],
    ['WhatsApp Enterprise plan', { meter: 'conversations', most: 11_000 }],
    // Flat after its cap, as its terms say: nothing to wait for.
    ['Pro plan', null],
  ])('%s', (name, limit) => {
    expect(planLimit(name, usageOf(name))).toEqual(limit);
  });

  it.each([
    ['Free', { meter: 'conversations', most: 1000 }],
    ['New Free Plan', { meter: 'conversations', most: 1000 }],
    // Plans of old stores, and paid ones that were never agreed with a meter, bound nothing.
    ['Starter', null],
    ['WhatsApp Business Plan', null],
  ])('%s, without usage terms', (name, limit) => {
    expect(planLimit(name, null)).toMatchObject(limit ?? {});
    expect(planLimit(name, null) === null).toBe(limit === null);
  });

  it('grows with the cap, by whole steps', () => {
    const usage = usageOf('Multichannel plan (Whatsapp+FB)');
    const capped = (cappedMinor: number) => usage && planLimit('', { ...usage, cappedMinor })?.most;
    expect([0, 499, 500, 100_00].map(capped)).toEqual([100, 100, 200, 2100]);
  });

  it('leaves the room under the cap to what is still owed', () => {
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
])('with %i left, looks again after %i s', (left, seconds) => {
  expect(nextCheckSeconds(left)).toBe(seconds);
});

it.each([
  ['far from the limit', 0, 799, false],
  ['it may be close', 0, 800, true],
  ['close, and little was sent since', 800, 849, false],
  ['close, and more was sent since', 800, 850, true],
  ['it may be reached', 990, 1000, true],
])('counts again, or not: %s', (_name, used, atMost, expected) => {
  expect(isToBeCounted(used, atMost, 1000)).toBe(expected);
});

describe('raising the cap', () => {
  it.each([
    ['a higher one', 100_00, null],
    ['the same', 50_00, 'CAP_NOT_HIGHER'],
    ['a lower one', 10_00, 'CAP_NOT_HIGHER'],
    ['the most we ask for', 10_000_00, null],
    ['more than that', 10_000_01, 'CAP_TOO_HIGH'],
  ])('%s', (_what, asked, refusal) => {
    expect(capRefusalReason(asked, 50_00)).toBe(refusal);
  });

  it.each([
    [50_00, [80_00, 100_00, 150_00]],
    [59_99, [90_00, 120_00, 180_00]],
    [100_00, [150_00, 200_00, 300_00]],
    [5000_00, [7500_00, 10_000_00]],
    [10_000_00, []],
  ])('offers from $%i', (capMinor, choices) => {
    expect(usageCapChoices(capMinor)).toEqual(choices);
  });
});
