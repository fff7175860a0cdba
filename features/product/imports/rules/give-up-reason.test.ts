import { expect, test } from 'vitest';
import { MOST_ROWS } from '../contract/import.ts';
import { GIVE_UP_AFTER, giveUpReason } from './give-up-reason.ts';

test.each([
  ['starts with valid rows', { rows: 10_000, rowsWithNumber: 9000, isReadToEnd: false }, null],
  ['starts with invalid rows', { rows: 10_000, rowsWithNumber: 0, isReadToEnd: false }, null],
  [
    'has no valid number in too many rows',
    { rows: GIVE_UP_AFTER, rowsWithNumber: 0, isReadToEnd: false },
    'tooManyFaults',
  ],
  ['has one valid number in many rows', { rows: GIVE_UP_AFTER, rowsWithNumber: 1, isReadToEnd: false }, null],
  ['ends without a valid number', { rows: 3, rowsWithNumber: 0, isReadToEnd: true }, 'noPeople'],
  ['ends with a valid number', { rows: 3, rowsWithNumber: 1, isReadToEnd: true }, null],
  ['has the maximum number of rows', { rows: MOST_ROWS, rowsWithNumber: MOST_ROWS, isReadToEnd: true }, null],
  [
    'has one row too many',
    { rows: MOST_ROWS + 1, rowsWithNumber: MOST_ROWS, isReadToEnd: false },
    'tooManyRows',
  ],
  [
    'has one row too many, and ends',
    { rows: MOST_ROWS + 1, rowsWithNumber: 5, isReadToEnd: true },
    'tooManyRows',
  ],
] as const)('a file that %s', (_what, read, reason) => {
  expect(giveUpReason(read)).toBe(reason);
});
