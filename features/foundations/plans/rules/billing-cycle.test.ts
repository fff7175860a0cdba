import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { billingCycle, cyclesBetween, nextMeteringAt } from './billing-cycle.ts';

const BEGAN = new Date('2026-03-01T10:00:00Z');
const after = (days: number, ms = 0) => new Date(BEGAN.getTime() + days * 24 * HOUR_MS + ms);

describe('cycles', () => {
  it.each([
    ['within the trial', 0, 13, []],
    ['from the trial on', 0, 14, [14]],
    ['within one', 15, 20, [14]],
    ['up to the beginning of the next', 15, 44, [14, 44]],
    ['at one moment', 50, 50, [44]],
    ['over some', 0, 80, [14, 44, 74]],
    ['of a time that ends before it begins', 20, 15, []],
  ])('that a time touches: %s', (_what, from, to, starts) => {
    const cycles = cyclesBetween(BEGAN, 14, after(from), after(to));
    expect(cycles.map(({ startedAt }) => startedAt)).toEqual(starts.map((days) => after(days)));
    for (const { startedAt } of cycles) expect(cycles).toContainEqual(billingCycle(BEGAN, 14, startedAt));
  });

  it.each([
    ['in an hour', after(20), after(20, HOUR_MS)],
    ['shortly before the cycle ends', after(44, -HOUR_MS / 2), after(44, -30_000)],
    ['in an hour, after the last look', after(44, -30_000), after(44, HOUR_MS - 30_000)],
    ['shortly before it ends, just before', after(44, -30_001), after(44, -30_000)],
  ])('usage is looked at %s', (_when, now, next) => {
    expect(nextMeteringAt(BEGAN, 14, now)).toEqual(next);
  });
});
