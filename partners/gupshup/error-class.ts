import type { ErrorClass } from '#platform/errors/error-class.ts';

/** Gupshup's own error codes. Meta's codes are passed on unchanged. */
const CLASS_OF_CODE = new Map<number, ErrorClass>([
  // Not on WhatsApp.
  [1002, 'undeliverable'],
  // The wallet is empty: nothing can be sent until it is topped up.
  [1003, 'account'],
  // The app may not send templates.
  [1004, 'account'],
  [1005, 'template'],
  // Never opted in to this app.
  [1006, 'undeliverable'],
  [1007, 'undeliverable'],
  // Neither opted in nor in an open window.
  [1008, 'windowClosed'],
  [1012, 'optedOut'],
  [4001, 'rate'],
  [401, 'auth'],
  [403, 'auth'],
  // The app was deleted.
  [404, 'account'],
  [429, 'rate'],
]);

/** Returns the class of one of Gupshup's own codes, or of an HTTP status alone; null for any other code. */
export function classOfGupshupCode(code: number): ErrorClass | null {
  return CLASS_OF_CODE.get(code) ?? null;
}
