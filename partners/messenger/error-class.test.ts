import { expect, test } from 'vitest';
import { classOfMessengerError } from './error-class.ts';

test.each([
  ['the window closed', 10, 2_018_278, 'windowClosed'],
  ['the window closed, in older words', 10, 2_018_065, 'windowClosed'],
  ['blocked the page', 551, 1_545_041, 'optedOut'],
  ['blocked the page, without more', 551, null, 'optedOut'],
  ['nobody has this id', 100, 2_018_001, 'undeliverable'],
  ['takes no messages right now', 10, 2_018_108, 'undeliverable'],
  ['a dead message tag', 100, null, 'request'],
  ['a sub-code never seen', 100, 7, 'request'],
  ['the token died', 190, 460, 'auth'],
  ['a permission is missing', 200, null, 'auth'],
  ['a permission is missing, by another code', 230, null, 'auth'],
  ['the feature is not granted', 10, null, 'auth'],
  ['the page is restricted', 10, 1_893_063, 'account'],
  ['blocked for its conduct', 368, null, 'account'],
  ['the page is gone, or no longer ours', 100, 33, 'account'],
  ['the page does not exist', 803, null, 'account'],
  ['the app is gone', 101, null, 'auth'],
  ['the app calls too often', 4, null, 'rate'],
  ['the page calls too often', 32, null, 'rate'],
  ['too many calls', 613, null, 'rate'],
  ['too many messages of the page', 80_006, null, 'rate'],
  ['a fault of theirs', 2, null, 'transient'],
  ['a fault of theirs, while sending', 1200, null, 'transient'],
  ['a code never seen', 987_654, null, 'request'],
])('%s: %i/%s is %s', (_what, code, subcode, errorClass) => {
  expect(classOfMessengerError(code, subcode)).toBe(errorClass);
});
