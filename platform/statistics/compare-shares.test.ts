import { expect, it } from 'vitest';
import { shareDifference, shareInterval, shareOf, winnerOf } from './compare-shares.ts';

// By the formulas of Wilson and Newcombe; 56/70 and 48/80 is Newcombe's own example (1998, II, method 10).
it.each([
  [0, 0, 0, 100],
  [0, 10, 0, 27.75],
  [10, 10, 72.25, 100],
  [81, 263, 25.53, 36.62],
  [500, 1000, 46.91, 53.09],
])('%i of %i lies between %f and %f', (did, of, low, high) => {
  expect(shareInterval({ did, of })).toEqual({ low, high });
});

it('returns the difference of two shares, with its interval', () => {
  const { points, interval } = shareDifference({ did: 48, of: 80 }, { did: 56, of: 70 });
  expect(points).toBe(20);
  expect(interval.low).toBeCloseTo(5.24, 1);
  expect(interval.high).toBeCloseTo(33.39, 1);
  expect(shareOf({ did: 1, of: 3 })).toBe(33.33);
});

it.each([
  ['B is better beyond chance', [100, 1000], [150, 1000], 'B'],
  ['A is better beyond chance', [150, 1000], [100, 1000], 'A'],
  ['B looks better, perhaps by chance', [100, 1000], [115, 1000], null],
  ['both are the same', [100, 1000], [100, 1000], null],
  ['too few people got messages', [0, 99], [99, 99], null],
  ['nobody got messages', [0, 0], [0, 0], null],
] as const)('%s', (_name, [didA, ofA], [didB, ofB], winner) => {
  expect(winnerOf({ did: didA, of: ofA }, { did: didB, of: ofB })).toBe(winner);
});
