import { expect, it } from 'vitest';
import { compare } from './compare.ts';

it.each([
  ['more', 112, 100, 'up 12'],
  ['less', 88, 100, 'down 12'],
  ['slightly more, with one decimal', 1034, 1000, 'up 3.4'],
  ['nothing left', 0, 40, 'down 100'],
  ['the same', 40, 40, 'same 0'],
  ['twenty times as much', 2000, 100, 'up 1900'],
  ['something after nothing, without a percentage', 5, 0, 'up null'],
  ['a negative amount, because more was returned than earned', -500, 1000, 'down null'],
  ['something after a negative amount', 500, -100, 'up null'],
])('%s', (_case, now, before, expected) => {
  const change = compare(now, before);
  expect(`${change?.direction} ${change?.percent}`).toBe(expected);
});

it('returns no change if both periods are zero', () => {
  expect(compare(0, 0)).toBeNull();
});
