import { describe, expect, test } from 'vitest';
import { nextSorting, type Sorting } from './sorting.ts';

const up: Sorting = { key: 'name', isDescending: false };
const down: Sorting = { key: 'name', isDescending: true };
const other: Sorting = { key: 'sent', isDescending: true };

describe('a click on a column header', () => {
  test.each<[string, Sorting | null, Sorting | null]>([
    ['sorts an unsorted list', null, up],
    ['takes over from another column', other, up],
    ['reverses the order on the second click', up, down],
    ['ends the sorting on the third click', down, null],
  ])('%s', (_name, current, next) => {
    expect(nextSorting(up, current, { canBeUnsorted: true })).toEqual(next);
  });

  test.each<[string, Sorting, Sorting]>([
    ['the largest first', other, down],
    ['the smallest first on the second click', down, up],
    ['the largest first again on the third click', up, down],
  ])('a list that is always sorted: %s', (_name, current, next) => {
    expect(nextSorting(down, current, { canBeUnsorted: false })).toEqual(next);
  });
});
