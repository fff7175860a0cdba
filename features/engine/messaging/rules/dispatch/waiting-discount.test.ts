import { describe, expect, it } from 'vitest';
import { HOUR_SECONDS } from '#platform/clock/durations.ts';
import { needsCode, toWaitingDiscount } from './waiting-discount.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

describe('needsCode, for a message', () => {
  it.each([
    ['that has no discount', null, false],
    ['whose code does not exist yet', { endsAt: undefined }, true],
    ['whose code ends exactly when promised', { endsAt: '2026-11-24T13:00:00Z' }, false],
    ['whose code ends a second too early', { endsAt: '2026-11-24T12:59:59Z' }, true],
  ])('%s', (_what, ending, needs) => {
    const discount = ending && {
      code: 'BELL-1',
      percent: 10,
      validSeconds: HOUR_SECONDS,
      ...(ending.endsAt !== undefined && { endsAt: ending.endsAt }),
    };
    expect(needsCode(discount, NOW)).toBe(needs);
  });
});

it.each([
  ['an hour', new Date('2026-11-24T13:00:00Z'), HOUR_SECONDS],
  ['a part of a second', new Date('2026-11-24T12:00:00.200Z'), 1],
  ['longer than a date can represent', new Date(Number.NaN), 10 * 365 * 24 * HOUR_SECONDS],
])('promises a validity of %s', (_what, expiresAt, validSeconds) => {
  expect(toWaitingDiscount({ code: 'BELL-1', percent: 10, expiresAt }, NOW)).toEqual({
    code: 'BELL-1',
    percent: 10,
    validSeconds,
  });
});
