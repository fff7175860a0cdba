import { expect, it } from 'vitest';
import { isPrizeOver } from './is-prize-over.ts';

const wonAt = new Date('2026-11-20T12:00:00Z');

it.each([
  ['valid for one day, just before the day ends', 1, '2026-11-21T11:59:59Z', false],
  ['valid for one day, when the day ends', 1, '2026-11-21T12:00:00Z', true],
  ['valid for 30 days, within them', 30, '2026-12-19T12:00:00Z', false],
  ['without an end', null, '2026-12-19T12:00:00Z', false],
])('reports whether a prize has expired: %s', (_when, validDays, now, isOver) => {
  expect(isPrizeOver({ wonAt, validDays, now: new Date(now) })).toBe(isOver);
});
