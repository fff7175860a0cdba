import { expect, it } from 'vitest';
import { parseMessagingLimit, toTier } from './messaging-limit.ts';

it.each([
  ['TIER_50', 50],
  ['TIER_250', 250],
  ['TIER_1K', 1000],
  ['TIER_2K', 2000],
  ['TIER_100K', 100_000],
  ['TIER_UNLIMITED', Number.POSITIVE_INFINITY],
  ['2000', 2000],
  ['TIER_NOT_SET', null],
  ['', null],
  ['TIER_MANY', null],
])('%s is %s new conversations a day', (tier, limit) => {
  expect(parseMessagingLimit(tier)).toBe(limit);
});

it.each([
  ['TIER_2K', 'TIER_2K'],
  ['10000', 'TIER_10000'],
  ['TIER_UNLIMITED', 'TIER_UNLIMITED'],
])('%s is stored as %s', (limit, tier) => {
  expect(toTier(limit)).toBe(tier);
});
