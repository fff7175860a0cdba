import { expect, test } from 'vitest';
import { readChatNumber } from './chat-number.ts';

const BERLIN = ['+4915215550101', '+49 1521 5550101', 'DE'];
const MUMBAI = ['+919876543210', '+91 98765 43210', 'IN'];

test.each([
  ['01521 5550101', 'DE', BERLIN],
  ['+49 (0) 1521 5550101', 'DE', BERLIN],
  ['4915215550101', 'DE', BERLIN],
  ['00491521 5550101', 'IN', BERLIN],
  ['+4915215550101', 'IN', BERLIN],
  ['‪+91 98765-43210‬', 'DE', MUMBAI],
  ['98765 43210', 'IN', MUMBAI],
  ['919876543210', 'IN', MUMBAI],
  ['4915215550101', 'US', BERLIN],
  // This is also a valid number of a German village.
  ['919876543210', 'DE', null],
  ['+91 +91 98765 43210', 'DE', null],
  ['98765', 'DE', null],
  ['', 'DE', null],
  ['call me', 'DE', null],
])('%j in %s is %j', (typed, country, understood) => {
  const read = readChatNumber(typed, country);
  expect(read && [read.e164, read.words, read.country]).toEqual(understood);
});
