import { expect, test } from 'vitest';
import { classOfMessengerError } from './error-class.ts';

test.each([
  ['the window closed', 10, 2_018_278, 'windowClosed'],
  ['the window closed, by an older code', 10, 2_018_065, 'windowClosed'],
  ['the person blocked the page', 551, 1_545_041, 'optedOut'],
  ['the person blocked the page, without a sub-code', 551, null, 'optedOut'],
  ['an unknown id', 100, 2_018_001, 'undeliverable'],
  ['the person takes no messages now', 10, 2_018_108, 'undeliverable'],
  ['a dead message tag', 100, null, 'request'],
  ['an unknown sub-code', 100, 7, 'request'],
  ['the token is no longer valid', 190, 460, 'auth'],
  ['a permission is missing', 200, null, 'auth'],
  ['a permission is missing, by another code', 230, null, 'auth'],
  ['the feature is not granted', 10, null, 'auth'],
  ['the page is restricted', 10, 1_893_063, 'account'],
  ['blocked for violating policies', 368, null, 'account'],
  ['the page no longer exists, or is no longer ours', 100, 33, 'account'],
  ['the page does not exist', 803, null, 'account'],
  ['the app no longer exists', 101, null, 'auth'],
  ['the app calls too often', 4, null, 'rate'],
  ['the page calls too often', 32, null, 'rate'],
  ['too many calls', 613, null, 'rate'],
  ['too many messages of the page', 80_006, null, 'rate'],
  ['an error of Meta', 2, null, 'transient'],
  ['an error of Meta while sending', 1200, null, 'transient'],
  ['an unknown code', 987_654, null, 'request'],
])('%s: %i/%s is %s', (_what, code, subcode, errorClass) => {
  expect(classOfMessengerError(code, subcode)).toBe(errorClass);
});
