import { expect, test } from 'vitest';
import { classOfGupshupCode } from './error-class.ts';

test.each([
  ['the wallet is empty', 1003, 'account'],
  ['not on WhatsApp', 1002, 'undeliverable'],
  ['templates are switched off for the app', 1004, 'account'],
  ['the app no longer exists', 404, 'account'],
  ['Meta’s code for an unregistered number', 133_010, null],
  ['the template does not match', 1005, 'template'],
  ['never opted in', 1006, 'undeliverable'],
  ['not opted in, and no open window', 1008, 'windowClosed'],
  ['opted out', 1012, 'optedOut'],
  ['too many calls', 4001, 'rate'],
  ['the token is invalid', 401, 'auth'],
  ['another code of Meta', 131_026, null],
])('%s: %i is %s', (_what, code, errorClass) => {
  expect(classOfGupshupCode(code)).toBe(errorClass);
});
