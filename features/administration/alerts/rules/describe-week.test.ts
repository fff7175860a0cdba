import { describe, expect, it, test } from 'vitest';
import { describeWeek, isFalling } from './describe-week.ts';

const weeks = (revenueMinor: number, beforeMinor: number, ordersBefore = 10) => ({
  week: { revenueMinor, orders: 1 },
  before: { revenueMinor: beforeMinor, orders: ordersBefore },
});

describe('falling revenue', () => {
  it.each([
    ['a third less', weeks(66_00, 100_00), true],
    ['thirty percent less', weeks(70_00, 100_00), true],
    ['a little less', weeks(70_01, 100_00), false],
    ['more', weeks(150_00, 100_00), false],
    ['nothing after a good week', weeks(0, 100_00), true],
    ['more returned than earned', weeks(-10_00, 100_00), true],
    ['few orders before', weeks(0, 100_00, 4), false],
    ['nothing at all', weeks(0, 0, 0), false],
    ['returns before', weeks(10_00, -100_00), false],
  ])('%s', (_, given, falls) => {
    expect(isFalling(given)).toBe(falls);
  });
});

test.each([
  [weeks(0, 0), 'No revenue in the last 7 days.'],
  [weeks(120_00, 100_00), 'US$120.00 of revenue in the last 7 days, 20% more than in the 7 days before.'],
  [weeks(60_00, 100_00), 'US$60.00 of revenue in the last 7 days, 40% less than in the 7 days before.'],
  [weeks(0, 100_00), 'US$0.00 of revenue in the last 7 days, 100% less than in the 7 days before.'],
  [weeks(100_00, 100_00), 'US$100.00 of revenue in the last 7 days.'],
  [weeks(100_00, 0), 'US$100.00 of revenue in the last 7 days.'],
  [weeks(-5_00, 100_00), '-US$5.00 of revenue in the last 7 days.'],
])('describes %o', (given, sentence) => {
  expect(describeWeek(given, 'USD')).toBe(sentence);
});
