import { expect, test } from 'vitest';
import { pageWindow, rowsIn } from './page-window.ts';

test.each([
  ['all of a few pages', 2, 3, [1, 2, 3]],
  ['the first of many', 1, 60, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['the middle of many', 30, 60, [25, 26, 27, 28, 29, 30, 31, 32, 33, 34]],
  ['the last of many', 60, 60, [51, 52, 53, 54, 55, 56, 57, 58, 59, 60]],
])('shows page links: %s', (_case, page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});

test('calculates the rows of a page from 66 pixels each, with at least five', () => {
  expect([rowsIn(660), rowsIn(725), rowsIn(90), rowsIn(-20)]).toEqual([10, 10, 5, 5]);
});
