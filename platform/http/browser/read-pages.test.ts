import { expect, it } from 'vitest';
import { readPages } from './read-pages.ts';

/** Five rows, two a page. */
function readPage(cursor: string | null) {
  const from = Number(cursor ?? 0);
  const rows = [1, 2, 3, 4, 5].slice(from, from + 2);
  return Promise.resolve({ rows, next: from + 2 < 5 ? String(from + 2) : null });
}

it.each([
  ['a whole list', 5, { rows: [1, 2, 3, 4, 5], isWhole: true }, [2, 4, 5]],
  [
    'the start of a long list, and reports that it is not whole',
    3,
    { rows: [1, 2, 3, 4], isWhole: false },
    [2, 4],
  ],
])('reads %s', async (_name, most, expected, progress) => {
  const counted: number[] = [];
  expect(await readPages(readPage, { most, reportProgress: (count) => counted.push(count) })).toEqual(
    expected,
  );
  expect(counted).toEqual(progress);
});
