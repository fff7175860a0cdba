import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { billingCycle, cyclesBetween, nextMeteringAt } from './billing-cycle.ts';

const BEGAN = new Date('2026-03-01T10:00:00Z');
const after = (days: number, ms = 0) => new Date(BEGAN.getTime() + days * 24 * HOUR_MS + ms);

describe('cycles', () => {
  it.each([
    ['a period within the trial', 0, 13, []],
    ['a period until the end of the trial', 0, 14, [14]],
    ['a period within one cycle', 15, 20, [14]],
    ['a period up to the start of the next cycle', 15, 44, [14, 44]],
    ['a single moment', 50, 50, [44]],
    ['a period over several cycles', 0, 80, [14, 44, 74]],
    ['a period that ends before it starts', 20, 15, []],
  ])('the cycles of %s', (_what, from, to, starts) => {
    const cycles = cyclesBetween(BEGAN, 14, after(from), after(to));
    expect(cycles.map(({ startedAt }) => startedAt)).toEqual(starts.map((days) => after(days)));
    for (const { startedAt } of cycles) expect(cycles).toContainEqual(billingCycle(BEGAN, 14, startedAt));
  });

  it.each([
    ['in an hour', after(20), after(20, HOUR_MS)],
    ['shortly before the cycle ends', after(44, -HOUR_MS / 2), after(44, -30_000)],
    ['in an hour, after the last check of a cycle', after(44, -30_000), after(44, HOUR_MS - 30_000)],
    ['shortly before the cycle ends, just before that', after(44, -30_001), after(44, -30_000)],
  ])('usage is counted again %s', (_when, now, next) => {
    expect(nextMeteringAt(BEGAN, 14, now)).toEqual(next);
  });
});
