import { expect, test } from 'vitest';
import { MOST_ROWS } from '../contract/import.ts';
import { GIVE_UP_AFTER, giveUpReason } from './give-up-reason.ts';

test.each([
  ['begins well', { rows: 10_000, good: 9000, isWhole: false }, null],
  ['begins with rows that are not good', { rows: 10_000, good: 0, isWhole: false }, null],
  ['goes on without a number', { rows: GIVE_UP_AFTER, good: 0, isWhole: false }, 'tooManyFaults'],
  ['has one number among many rows', { rows: GIVE_UP_AFTER, good: 1, isWhole: false }, null],
  ['ends with nobody on it', { rows: 3, good: 0, isWhole: true }, 'noPeople'],
  ['ends with somebody on it', { rows: 3, good: 1, isWhole: true }, null],
  ['has as many rows as may be', { rows: MOST_ROWS, good: MOST_ROWS, isWhole: true }, null],
  ['has a row more', { rows: MOST_ROWS + 1, good: MOST_ROWS, isWhole: false }, 'tooManyRows'],
  ['has a row more, and is at its end', { rows: MOST_ROWS + 1, good: 5, isWhole: true }, 'tooManyRows'],
] as const)('a file that %s', (_what, read, reason) => {
  expect(giveUpReason(read)).toBe(reason);
});
