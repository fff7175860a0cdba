import { MOST_ROWS } from '../contract/import.ts';
import type { FailReason } from './fail-reasons.ts';

/** After so many rows without a single number the wrong column was taken for it. */
export const GIVE_UP_AFTER = 100_000;

/** Why a file is not read on, by what was read of it so far; null while nothing speaks against it. */
export function whyGiveUp({
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
