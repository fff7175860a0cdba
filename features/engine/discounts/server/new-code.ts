import { shortCode } from '#platform/ids/short-code.ts';

const LETTERS = 7;

/** What `newCode` makes, for PostgreSQL: such a code is one person's, any other may be told to many. */
export const SINGLE_USE_CODE = `^BELL-[0-9A-Z]{${LETTERS}}$`;

/** A new single-use code, which nobody guesses. */
export function newCode(): string {
  return `BELL-${shortCode(LETTERS).toUpperCase()}`;
}
