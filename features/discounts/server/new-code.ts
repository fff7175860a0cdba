import { shortCode } from '#platform/ids/short-code.ts';

const LETTERS = 7;

/** A new single-use code, which nobody guesses. */
export function newCode(): string {
  return `BELL-${shortCode(LETTERS).toUpperCase()}`;
}
