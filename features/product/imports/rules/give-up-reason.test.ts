import { expect, test } from 'vitest';
import { MOST_ROWS } from '../contract/import.ts';
import { GIVE_UP_AFTER, giveUpReason } from './give-up-reason.ts';

test.each([
  ['starts with valid rows', { rows: 10_000, good: 9000, isWhole: false }, null],
  ['starts with invalid rows', { rows: 10_000, good: 0, isWhole: false }, null],
  ['has no valid number in too many rows', { rows: GIVE_UP_AFTER, good: 0, isWhole: false }, 'tooManyFaults'],
  ['has one valid number in many rows', { rows: GIVE_UP_AFTER, good: 1, isWhole: false }, null],
  ['ends without a valid number', { rows: 3, good: 0, isWhole: true }, 'noPeople'],
  ['ends with a valid number', { rows: 3, good: 1, isWhole: true }, null],
  ['has the maximum number of rows', { rows: MOST_ROWS, good: MOST_ROWS, isWhole: true }, null],
  ['has one row too many', { rows: MOST_ROWS + 1, good: MOST_ROWS, isWhole: false }, 'tooManyRows'],
  ['has one row too many, and ends', { rows: MOST_ROWS + 1, good: 5, isWhole: true }, 'tooManyRows'],
] as const)('a file that %s', (_what, read, reason) => {
  expect(giveUpReason(read)).toBe(reason);
});
