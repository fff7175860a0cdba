import type { ErrorClass } from '#platform/errors/error-class.ts';

/**
 * The Messenger Platform's error codes by class. The sub-code says more than its code, which can be the same for a
 * closed window and a missing permission.
 */
const SUBCODES = new Map<number, ErrorClass>([
  [2_018_278, 'windowClosed'],
  [2_018_065, 'windowClosed'],
  [1_545_041, 'windowClosed'],
  [2_018_001, 'undeliverable'],
  // The person cannot receive messages from this page at the moment.
  [2_018_108, 'undeliverable'],
  // The page was deleted, or the token has no access to it.
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
  // The person blocked the page or deleted the account, and is not messaged again.
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

/**
 * Returns the class of a code and sub-code. Codes 200 to 299 are missing permissions; an unknown code counts as our
 * fault.
 */
export function classOfMessengerError(code: number, subcode: number | null): ErrorClass {
  if (code === 551) return 'optedOut';
  const bySubcode = subcode === null ? undefined : SUBCODES.get(subcode);
  if (bySubcode) return bySubcode;
  if (code >= 200 && code <= 299) return 'auth';
  return CODES.get(code) ?? 'request';
}

/** Returns the code that states the problem: the sub-code where it is decisive, else the code. */
export function decisiveCode(code: number, subcode: number | null): number {
  return subcode !== null && code !== 551 && SUBCODES.has(subcode) ? subcode : code;
}
