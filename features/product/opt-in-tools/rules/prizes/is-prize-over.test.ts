import { expect, it } from 'vitest';
import { isPrizeOver } from './is-prize-over.ts';

const wonAt = new Date('2026-11-20T12:00:00Z');

it.each([
  ['just before its one day is over', 1, '2026-11-21T11:59:59Z', false],
  ['once its one day is over', 1, '2026-11-21T12:00:00Z', true],
  ['within a month', 30, '2026-12-19T12:00:00Z', false],
  ['with a code that only the store ends', null, '2026-12-19T12:00:00Z', false],
])('knows of a prize %s whether it is over', (_when, validDays, now, isOver) => {
  expect(isPrizeOver({ wonAt, validDays, now: new Date(now) })).toBe(isOver);
});
