import { shortCode } from '#platform/ids/short-code.ts';

const LETTERS = 7;

/**
 * A pattern of what `newCode` creates, for PostgreSQL. Such a code belongs to one person; any other code may be given
 * to many.
 */
export const SINGLE_USE_CODE = `^BELL-[0-9A-Z]{${LETTERS}}$`;

/** A new single-use code that nobody can guess. */
export function newCode(): string {
  return `BELL-${shortCode(LETTERS).toUpperCase()}`;
}
