import { expect, it } from 'vitest';
import { compare } from '../rules/compare.ts';
import { describeChange } from './describe-change.ts';

const MONTH = { from: '2026-10-22', to: '2026-11-20', today: '2026-11-20' };
const MORE = { direction: 'up', percent: 20 } as const;

it.each([
  ['a month', MONTH, '20% more than the 30 days before'],
  ['today, compared with a full day', { ...MONTH, from: '2026-11-20' }, '20% more than all of yesterday'],
  ['yesterday', { ...MONTH, from: '2026-11-19', to: '2026-11-19' }, '20% more than the day before'],
])('%s is compared with the days before', (_case, days, sentence) => {
  expect(describeChange(MORE, { of: 'count', shownBefore: '', days }).whole).toBe(sentence);
});

it.each([
  [120, 100, '20% more than the 30 days before'],
  [80, 100, '20% fewer than the 30 days before'],
  [100, 100, 'The same as the 30 days before'],
  [7, 0, 'Up from 0 (the 30 days before)'],
  [2000, 100, 'Up from 100 (the 30 days before)'],
])('%i after %i is: %s', (now, before, sentence) => {
  const change = compare(now, before);
  const words = { of: 'count', shownBefore: String(before), days: MONTH } as const;
  expect(change && describeChange(change, words).whole).toBe(sentence);
});

it('compares percentages with the percentage before, not as a percentage of a percentage', () => {
  const change = { direction: 'up', percent: 4.2 } as const;
  const words = { of: 'share', shownBefore: '4.80%', days: MONTH } as const;
  expect(describeChange(change, words).short).toBe('Up from 4.80%');
});
