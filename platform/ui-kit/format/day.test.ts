import { expect, test } from 'vitest';
import { formatDay } from './day.ts';

test.each([
  ['of this year', '2026-01-01', false],
  ['of last year', '2025-11-26', true],
  ['of next year', '2027-01-03', true],
])('a day %s shows its year only if needed', (_name, day, tellsYear) => {
  expect(/20\d\d/.test(formatDay(day, new Date('2026-11-26T08:00:00Z')))).toBe(tellsYear);
});
