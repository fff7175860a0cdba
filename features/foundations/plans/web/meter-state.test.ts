import { expect, it } from 'vitest';
import { fullAt, meterState, percentUsed } from './meter-state.ts';

it.each([
  ['nothing', 'messages', [0, 100, 2100], 'included', 100],
  ['half of the included', 'messages', [50, 100, 2100], 'included', 100],
  ['all but one of the included', 'messages', [99, 100, 2100], 'included', 100],
  ['exactly the included', 'messages', [100, 100, 2100], 'charged', 2100],
  ['more than the included', 'messages', [130, 100, 2100], 'charged', 2100],
  ['all but one', 'messages', [2099, 100, 2100], 'charged', 2100],
  ['everything', 'messages', [2100, 100, 2100], 'usedUp', 2100],
  ['more than everything', 'messages', [2730, 100, 2100], 'usedUp', 2100],
  ['half of a free plan', 'conversations', [500, 1000, 1000], 'bounded', 1000],
  ['all of a free plan', 'conversations', [1000, 1000, 1000], 'usedUp', 1000],
  ['more than the included, without a maximum', 'messages', [130, 100, null], 'unbounded', 100],
  ['the included revenue', 'revenue', [200_00, 200_00, null], 'revenueFree', 200_00],
  ['more revenue', 'revenue', [200_01, 200_00, null], 'revenueCharged', 200_00],
] as const)('%s', (_case, meter, [used, included, most], state, full) => {
  const reading = { meter, used, included, most };
  expect(meterState(reading)).toBe(state);
  expect(fullAt(reading)).toBe(full);
});

it.each([
  [0, 1000, 0],
  [0, 0, 0],
  [500, 1000, 50],
  [999, 1000, 99],
  [1000, 1000, 100],
  [1300, 1000, 130],
])('%i of %i', (used, most, percent) => {
  expect(percentUsed(used, most)).toBe(percent);
});
