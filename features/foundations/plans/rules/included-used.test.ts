import { describe, expect, it } from 'vitest';
import { cyclesBetween, nextMeteringAt } from './billing-cycle.ts';
import { carryOver, usageIn } from './included-used.ts';
import { OFFERS } from './plan-catalogue.ts';
import { afterCharge } from './usage-steps.ts';

const day = (days: number, seconds = 0) => new Date(Date.UTC(2026, 2, 1) + (days * 86_400 + seconds) * 1000);

describe('the included amount after a change of plan', () => {
  const last = { startedAt: day(0), included: 100, used: 900, usedBefore: 0 };
  it.each([
    ['immediately: nothing is left', last, 0, 100],
    ['a minute later', last, 1 / 1440, 100],
    ['after ten days: a third is available again', last, 10, 67],
    ['after thirty days: everything is available again', last, 30, 0],
    ['long after', last, 400, 0],
    ['less was used than was included', { ...last, used: 40 }, 15, 20],
    ['after two changes', { ...last, used: 30, usedBefore: 60 }, 0, 90],
    ['never more than the included amount', { ...last, used: 30, usedBefore: 90 }, 0, 100],
  ])('%s', (_story, before, days, used) => {
    expect(carryOver(before, day(days))).toBe(used);
  });

  it('is smaller only in the first cycle', () => {
    const usage = OFFERS.find(({ plan }) => plan === 'multichannel')?.usage;
    const agreed = usage && { usage, includedUsed: { messages: 70 }, activatedAt: day(0), trialDays: 5 };
    const included = (isTrial: boolean, startedAt: Date) =>
      agreed && usageIn(agreed, { isTrial, startedAt }).meters[0]?.included;
    expect([included(true, day(0)), included(false, day(5)), included(false, day(35))]).toEqual([
      100, 30, 100,
    ]);
  });
});

it('counts every cycle since the last check, and no trial', () => {
  const starts = (from: Date, to: Date) =>
    cyclesBetween(day(0), 5, from, to).map(({ startedAt }) => startedAt);
  expect(starts(day(1), day(4))).toEqual([]);
  expect(starts(day(1), day(6))).toEqual([day(5)]);
  expect(starts(day(34), day(36))).toEqual([day(5), day(35)]);
  expect(starts(day(6), day(66))).toEqual([day(5), day(35), day(65)]);
  expect(starts(day(36), day(36))).toEqual([day(35)]);
});

it.each([
  ['in the middle of a cycle: hourly', day(10), day(10, 3600)],
  ['in its last hour: shortly before it ends', day(30, -1800), day(30, -30)],
  ['after that check: hourly again', day(30, -20), day(30, 3580)],
])('counts usage again %s', (_when, now, next) => {
  expect(nextMeteringAt(day(0), 0, now)).toEqual(next);
});

it.each([
  ['it fits', 500, 1500, true, 'charge'],
  ['it would exceed the cap of its own cycle', 2500, 2000, true, 'waive'],
  ['older steps have used up the cap: it waits', 2000, 2000, true, 'wait'],
  ['it belongs to the plan before: it waits, whatever this cap is', 2500, 2000, false, 'wait'],
] as const)('the end of a due step: %s', (_story, cycleMinor, usedMinor, isOwn, becomes) => {
  const balance = { usedMinor, cappedMinor: 2000 };
  expect(afterCharge({ amountMinor: 500, cycleMinor, isOwn }, balance)).toBe(becomes);
});
