import { MOST_ROWS } from '../contract/import.ts';
import type { FailReason } from './fail-reasons.ts';

/** After this many rows without a number, the chosen column must be wrong. */
export const GIVE_UP_AFTER = 100_000;

/** Returns why a file is not read further, or null. */
export function giveUpReason({
  rows,
  good,
  isWhole,
}: {
  rows: number;
  good: number;
  isWhole: boolean;
}): FailReason | null {
  if (rows > MOST_ROWS) return 'tooManyRows';
  if (good > 0) return null;
  if (rows >= GIVE_UP_AFTER) return 'tooManyFaults';
  return isWhole ? 'noPeople' : null;
}
