import { describe, expect, test } from 'vitest';
import { nextSorting, type Sorting } from './sorting.ts';

const up: Sorting = { key: 'name', isDescending: false };
const down: Sorting = { key: 'name', isDescending: true };
const other: Sorting = { key: 'sent', isDescending: true };

describe('a press on the head of a column', () => {
  test.each<[string, Sorting | null, Sorting | null]>([
    ['sorts an unsorted list', null, up],
    ['takes over from another column', other, up],
    ['turns round at the second press', up, down],
    ['ends the sorting at the third press', down, null],
  ])('%s', (_name, current, next) => {
    expect(nextSorting(up, current, { canBeUnsorted: true })).toEqual(next);
  });

  test.each<[string, Sorting, Sorting]>([
    ['the largest first', other, down],
    ['the smallest at the second press', down, up],
    ['the largest again at the third press', up, down],
  ])('a list that is always sorted: %s', (_name, current, next) => {
    expect(nextSorting(down, current, { canBeUnsorted: false })).toEqual(next);
  });
});
