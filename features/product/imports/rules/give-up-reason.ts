import { MOST_ROWS } from '../contract/import.ts';
import type { FailReason } from './fail-reasons.ts';

/** After this many rows without a phone number, the chosen column must be wrong. */
export const GIVE_UP_AFTER = 100_000;

/** Returns why a file is not read further, or null. */
export function giveUpReason({
  rows,
  rowsWithNumber,
  isReadToEnd,
}: {
  rows: number;
  rowsWithNumber: number;
  isReadToEnd: boolean;
}): FailReason | null {
  if (rows > MOST_ROWS) return 'tooManyRows';
  if (rowsWithNumber > 0) return null;
  if (rows >= GIVE_UP_AFTER) return 'tooManyFaults';
  return isReadToEnd ? 'noPeople' : null;
}
