import type { ErrorClass } from '#platform/errors/error-class.ts';

/** Gupshup's own errors; Meta's codes come through it unchanged. */
const CLASS_OF_CODE = new Map<number, ErrorClass>([
  // Not on WhatsApp.
  [1002, 'undeliverable'],
  // The wallet is empty: nothing goes out until it is filled.
  [1003, 'account'],
  // The app may send no templates at all.
  [1004, 'account'],
  [1005, 'template'],
  // Never opted in with this app.
  [1006, 'undeliverable'],
  [1007, 'undeliverable'],
  // Neither opted in nor in an open window.
  [1008, 'windowClosed'],
  [1012, 'optedOut'],
  [4001, 'rate'],
  [401, 'auth'],
  [403, 'auth'],
  // The app is gone.
  [404, 'account'],
  [429, 'rate'],
]);

/** The class of one of Gupshup's own codes, or of a bare HTTP status; null for a code that is not Gupshup's. */
export function classOfGupshupCode(code: number): ErrorClass | null {
  return CLASS_OF_CODE.get(code) ?? null;
}
