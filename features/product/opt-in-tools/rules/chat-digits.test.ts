import { expect, it } from 'vitest';
import { chatDigits } from './chat-digits.ts';

it.each([
  ['+49 30 1234567', 'DE', '49301234567'],
  ['030 1234567', 'DE', '49301234567'],
  ['0151-23456789', 'DE', '4915123456789'],
  ['0049 30 1234567', 'DE', '49301234567'],
  ['49301234567', 'DE', '49301234567'],
  ['49-15215550101', 'US', '4915215550101'],
  ['33-123456789', 'US', '33123456789'],
  ['(212) 555-0143', 'US', '12125550143'],
  ['212-5550143', 'US', '12125550143'],
  ['98765 43210', 'IN', '919876543210'],
  ['91987 65432', 'IN', '919198765432'],
  ['4915112345678', 'DE', '4915112345678'],
  // An unknown number stays as typed.
  ['12', 'DE', '12'],
  ['', 'DE', ''],
])('converts the support number %j of a shop in %s to %j', (written, country, digits) => {
  expect(chatDigits(written, country)).toBe(digits);
});
