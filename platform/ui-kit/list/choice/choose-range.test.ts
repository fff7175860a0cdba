import { expect, test } from 'vitest';
import { chooseRange } from './choose-range.ts';

test.each([
  ['downwards', 'b', 'd', 'bcd'],
  ['upwards', 'd', 'b', 'bcd'],
  ['to itself', 'c', 'c', 'c'],
  ['from nowhere', null, 'c', 'c'],
  ['from a row that is no longer shown', 'x', 'c', 'c'],
])('%s', (_name, from, to, chosen) => {
  expect(chooseRange([...'abcde'], (key) => key, { from, to }).join('')).toBe(chosen);
});
