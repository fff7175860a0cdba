import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/clock/durations.ts';
import { JITTER, nextAttempt, PAUSES_MS, readRetryAfter } from './schedule.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const msUntilNext = (attempts: number, random = 0, retryAfterMs: number | null = null) => {
  const at = nextAttempt({ attempts, now: NOW, retryAfterMs, random });
  return at === null ? null : at.getTime() - NOW.getTime();
};

it.each([
  [1, 5 * SECOND_MS],
  [2, 5 * MINUTE_MS],
  [3, 30 * MINUTE_MS],
  [4, 2 * HOUR_MS],
  [5, 5 * HOUR_MS],
  [6, 10 * HOUR_MS],
  [7, 14 * HOUR_MS],
  [8, 20 * HOUR_MS],
  [9, 24 * HOUR_MS],
  [10, null],
])('waits after attempt %i for %s ms', (attempts, ms) => expect(msUntilNext(attempts)).toBe(ms));

it('makes a pause longer by chance, by a fifth at most, and never shorter', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const pauseMs = PAUSES_MS[attempts] ?? Number.NaN;
        const ms = msUntilNext(attempts, random) ?? Number.NaN;
        expect(ms).toBeGreaterThanOrEqual(pauseMs);
        expect(ms).toBeLessThanOrEqual(Math.ceil(pauseMs * (1 + JITTER)));
      },
    ),
  );
  expect(msUntilNext(3, 1)).not.toBe(msUntilNext(3, 0));
});

it('waits as long as the server asks, but for a day at most', () => {
  expect(msUntilNext(1, 0, 90 * SECOND_MS)).toBe(90 * SECOND_MS);
  expect(msUntilNext(2, 0, 90 * SECOND_MS)).toBe(5 * MINUTE_MS);
  expect(msUntilNext(1, 0, 30 * DAY_MS)).toBe(DAY_MS);
  expect(msUntilNext(10, 0, SECOND_MS)).toBeNull();
});

it.each([
  ['120', 120 * SECOND_MS],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 12:01:00 GMT', MINUTE_MS],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
  ['99999999999999', null],
  [null, null],
])('reads Retry-After %s as %s ms', (header, ms) => expect(readRetryAfter(header, NOW)).toBe(ms));
