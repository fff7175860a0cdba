import { expect, it } from 'vitest';
import { typedSupportNumber, invalidSupportNumberReason } from './support-number.ts';

it.each([
  ['49-15215550101', '49-15215550101'],
  ['+49 (1521) 555-0101', '+49 1521 555-0101'],
  ['+49\u00A01521\u2013555.01.01', '+49 1521-555 01 01'],
  ['+4 9 1 5 2 1 5 5 5 0 1 0 1', '+4 9 1 5 2 1 5550101'],
  ['call 030 1234567', '030 1234567'],
  ['+49 1521 555 0101 555 0101 5550', '+49 1521 555 0101 55'],
  ['+4 9 1 5 2 1 5 5 5 0 1 0 1 5 5', '+4 9 1 5 21555010155'],
  ['1234567890123456', '123456789012345'],
])('reduces the typed support number %j to %j', (typed, kept) => {
  expect(typedSupportNumber(typed)).toBe(kept);
});

it.each([
  ['', 'SUPPORT_NUMBER_EMPTY'],
  ['+-', 'SUPPORT_NUMBER_EMPTY'],
  ['12', 'SUPPORT_NUMBER_INVALID'],
  ['+1-23 45 6', 'SUPPORT_NUMBER_INVALID'],
  ['1234567890123456', 'SUPPORT_NUMBER_INVALID'],
  ['030 1234567', null],
  ['+49 1521 555-0101', null],
])('checks the support number %j: %j', (written, why) => {
  expect(invalidSupportNumberReason(written)).toBe(why);
});
