import { expect, test } from 'vitest';
import { formatMoment, formatStep } from './moment.ts';

const LEFT = '2026-11-22T08:00:00Z';
const NOW = new Date('2026-11-26T08:00:00Z');

test.each([
  ['the first time in a list', '2026-11-22T08:00:00Z', null, '22, 09:00:00'],
  ['two seconds later', '2026-11-22T08:00:02Z', LEFT, '09:00:02'],
  ['the evening of that day', '2026-11-22T22:59:59Z', LEFT, '23:59:59'],
  ['the next day by the shop’s clock', '2026-11-22T23:00:00Z', LEFT, '23, 00:00:00'],
])('%s', (_name, moment, before, shown) => {
  // The order of day and month depends on the reader’s locale.
  expect(formatStep(moment, before, 'Europe/Berlin', NOW).replace(/ ?Nov ?/, '')).toBe(shown);
});

test.each([
  ['of this year', '2026-01-01T08:00:00Z', NOW, false],
  ['of another year', '2025-12-11T08:00:00Z', NOW, true],
  ['of next year', '2027-01-03T08:00:00Z', NOW, true],
  [
    'of the evening before the shop’s new year',
    '2026-12-31T22:30:00Z',
    new Date('2026-12-31T23:30:00Z'),
    true,
  ],
  ['of this year by the shop’s clock', '2026-12-31T23:10:00Z', new Date('2026-12-31T23:30:00Z'), false],
])('a moment %s shows its year only if needed', (_name, moment, now, tellsYear) => {
  const hasYear = (shown: string) => /20\d\d/.test(shown);
  expect(hasYear(formatMoment(moment, 'Europe/Berlin', now))).toBe(tellsYear);
  expect(hasYear(formatStep(moment, null, 'Europe/Berlin', now))).toBe(tellsYear);
});
