import type { ErrorClass } from '#platform/errors/error-class.ts';

/** The Messenger Platform's list of error codes, sorted. A sub-code says more than its code, which may be the same for a closed window and a missing permission. */
const SUBCODES = new Map<number, ErrorClass>([
  [2_018_278, 'windowClosed'],
  [2_018_065, 'windowClosed'],
  [1_545_041, 'windowClosed'],
  [2_018_001, 'undeliverable'],
  // The person takes no messages from this page right now.
  [2_018_108, 'undeliverable'],
  // The page was deleted, or is out of the token's reach.
  [33, 'account'],
  // The page is restricted.
  [1_893_063, 'account'],
]);

const CODES = new Map<number, ErrorClass>([
  [1, 'transient'],
  [2, 'transient'],
  [1200, 'transient'],
  [4, 'rate'],
  [32, 'rate'],
  [613, 'rate'],
  [80_006, 'rate'],
  // Blocked, or gone: whoever did so is not written to again.
  [551, 'optedOut'],
  [33, 'account'],
  [368, 'account'],
  [803, 'account'],
  [3, 'auth'],
  [10, 'auth'],
  [101, 'auth'],
  [102, 'auth'],
  [104, 'auth'],
  [190, 'auth'],
]);

/** The class of a code and its sub-code. Codes 200 to 299 are missing permissions; one never seen is our fault. */
export function classOfMessengerError(code: number, subcode: number | null): ErrorClass {
  if (code === 551) return 'optedOut';
  const bySubcode = subcode === null ? undefined : SUBCODES.get(subcode);
  if (bySubcode) return bySubcode;
  if (code >= 200 && code <= 299) return 'auth';
  return CODES.get(code) ?? 'request';
}

/** The one of the two codes that says what was wrong: the sub-code where it decides, else the code. */
export function decisiveCode(code: number, subcode: number | null): number {
  return subcode !== null && code !== 551 && SUBCODES.has(subcode) ? subcode : code;
}
