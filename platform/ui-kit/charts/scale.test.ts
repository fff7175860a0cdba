import { expect, test } from 'vitest';
import { pickEvenly, roundUp } from './scale.ts';

test.each([
  [0, 0],
  [1, 2],
  [3, 4],
  [7, 10],
  [37, 40],
  [46501, 50000],
])('an axis for %i goes up to %i', (value, top) => {
  expect(roundUp(value)).toBe(top);
});

test('labels include the first and the last day', () => {
  expect(pickEvenly(30, 5)).toEqual([0, 7, 15, 22, 29]);
  expect(pickEvenly(2, 5)).toEqual([0, 1]);
});
