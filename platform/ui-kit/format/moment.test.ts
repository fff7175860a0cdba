import { expect, test } from 'vitest';
import { formatStep } from './moment.ts';

const LEFT = '2026-11-22T08:00:00Z';

test.each([
  ['the first', '2026-11-22T08:00:00Z', null, '22, 09:00:00'],
  ['two seconds later', '2026-11-22T08:00:02Z', LEFT, '09:00:02'],
  ['the evening of that day', '2026-11-22T22:59:59Z', LEFT, '23:59:59'],
  ['the next day by the shop’s clock', '2026-11-22T23:00:00Z', LEFT, '23, 00:00:00'],
])('%s', (_name, moment, before, shown) => {
  // On which side of the day the month stands is the reader’s.
  expect(formatStep(moment, before, 'Europe/Berlin').replace(/ ?Nov ?/, '')).toBe(shown);
});
