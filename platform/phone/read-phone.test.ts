import { describe, expect, it } from 'vitest';
import { readPhone, type WrittenPhone } from './read-phone.ts';

const shortForm = (phone: WrittenPhone): string => {
  const reading = readPhone(phone);
  switch (reading.kind) {
    case 'number':
      return reading.e164;
    case 'question':
      return `${reading.candidates.join(' or ')}?`;
    case 'refusal':
      return reading.reason;
  }
};
const typed = (written: string, shopCountry: string, visitorCountry?: string) =>
  shortForm({ written, source: 'typed', shopCountry, visitorCountry });
const listed = (written: string, shopCountry: string, givenCountry?: string) =>
  shortForm({ written, source: 'list', shopCountry, givenCountry });

it.each([
  ['+49 151 12345678', 'US', '+4915112345678'],
  ['0151 / 123 456 78', 'DE', '+4915112345678'],
  ['0049 (151) 12345678', 'DE', '+4915112345678'],
  ['0049 1511 2345678', 'IN', '+4915112345678'],
  ['0049 1511 2345678', 'US', '+4915112345678'],
  ['011 49 1511 2345678', 'US', '+4915112345678'],
  ['(+49) 151 12345678', 'US', '+4915112345678'],
  ['++49 151 12345678', 'US', '+4915112345678'],
  ['+0049 151 12345678', 'US', '+4915112345678'],
  ['+49 (0)1511 2345678', 'US', '+4915112345678'],
  ['(415) 555-2671', 'US', '+14155552671'],
  ['(415) 555-2671 x12', 'US', '+14155552671'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['98765 43210', 'IN', '+919876543210'],
  ['919876543210', 'IN', '+919876543210'],
  // These are in other digits, in full-width characters, and with direction marks.
  ['९८७६५ ४३२१०', 'IN', '+919876543210'],
  ['٠٥٠١٢٣٤٥٦٧', 'SA', '+966501234567'],
  ['＋４９ １５１１ ２３４５６７８', 'DE', '+4915112345678'],
  ['\u202a+49 1511 2345678\u202c', 'DE', '+4915112345678'],
  ['', 'DE', 'empty'],
  ['hello', 'DE', 'invalid'],
  ['0151', 'DE', 'invalid'],
  ['+49 151 1234', 'DE', 'invalid'],
  ['+999 123456789', 'DE', 'invalid'],
  ['+91 +91 98765 43210', 'DE', 'invalid'],
  ['+3758105496546', 'BY', 'invalid'],
  ['4.91511E+12', 'DE', 'rounded'],
])('%s in a shop in %s is %s, both typed and in a list', (written, country, number) => {
  expect([typed(written, country), listed(written, country)]).toEqual([number, number]);
});

describe('a number without its plus', () => {
  it.each([
    ['4915215515507', 'DE', '+4915215515507 or +494915215515507?', '+4915215515507'],
    ['4915215515507', 'ES', '+4915215515507', '+4915215515507'],
    ['919876543210', 'DE', '+919876543210 or +49919876543210?', '+919876543210 or +49919876543210?'],
    ['17012345678', 'DE', '+4917012345678 or +17012345678?', '+4917012345678 or +17012345678?'],
    ['4792234567', 'US', '+14792234567 or +4792234567?', '+14792234567 or +4792234567?'],
    // A landline of Panama cannot be a WhatsApp user's number.
    ['5072223333', 'US', '+15072223333', '+15072223333'],
    ['15112345678', 'DE', '+4915112345678', '+4915112345678'],
    // An Indian mobile number, or a German landline without its zero.
    ['9876543210', 'DE', '+499876543210?', '+499876543210?'],
    ['628123456789', 'ID', '+628123456789', '+628123456789'],
  ])('%s in a shop in %s is %s if it is typed, and %s in a list', (written, country, ofTyped, ofListed) => {
    expect([typed(written, country), listed(written, country)]).toEqual([ofTyped, ofListed]);
  });
});

it.each([
  ['0151 23456780', 'US', 'DE', '+4915123456780'],
  ['(212) 555-0142', 'US', 'ES', '+12125550142'],
  ['97222 34567', 'US', 'IN', '+919722234567 or +19722234567?'],
  ['4792234567', 'US', 'US', '+14792234567'],
  ['4915215515507', 'DE', 'DE', '+4915215515507 or +494915215515507?'],
])('typed, %s in a shop in %s by a visitor in %s is %s', (written, shop, visitor, number) => {
  expect(typed(written, shop, visitor)).toBe(number);
});

it.each([
  ['9876571595', '91', '+919876571595'],
  ['9876571595', '+91', '+919876571595'],
  ['9876571595', '0091', '+919876571595'],
  ['9876571595', '91.0', '+919876571595'],
  ['9876571595', "'+91", '+919876571595'],
  ['9876571595', 'India (+91)', '+919876571595'],
  ['9876571595', 'India', '+919876571595'],
  ['9876571595', 'Indien', '+919876571595'],
  ['9876571595', 'Índia', '+919876571595'],
  ['9876571595', 'भारत', '+919876571595'],
  ['9876571595', 'in', '+919876571595'],
  ['919876571595', '91', '+919876571595'],
  ['2125571547', '1', '+12125571547'],
  ['2125571547', 'United States', '+12125571547'],
  ['2125571547', 'USA', '+12125571547'],
  ['0151 12345678', 'Deutschland', '+4915112345678'],
  ['0151 12345678', 'Alemania', '+4915112345678'],
  ['4915215515507', 'Germany', '+4915215515507'],
  ['4792234567', 'US', '+14792234567'],
  ['3012345678', 'DE', '+493012345678'],
  ['07400 123456', 'UK', '+447400123456'],
  ['9876571595', 'Atlantis', 'unknownCountry'],
  ['9876571595', '999', 'unknownCountry'],
  ['0151 12345678', 'ZZ', 'unknownCountry'],
  ['+919876571595', 'Atlantis', '+919876571595'],
  ['00919876571595', 'Atlantis', '+919876571595'],
])('%s with the country %s is %s in a German list', (written, given, number) => {
  expect(listed(written, 'DE', given)).toBe(number);
});

it.each([
  ['p:+4915112345678', '+4915112345678'],
  ['tel:+4915112345678', '+4915112345678'],
  ['="+4915112345678"', '+4915112345678'],
  ['=+4915112345678', '+4915112345678'],
  ["'+4915112345678", '+4915112345678'],
  ['+4915112345678 ::: +49 151 12345678', '+4915112345678'],
  ['+4915112345678 ::: +4915112345679', 'severalNumbers'],
  ['+4915112345678, 0151 12345679', 'severalNumbers'],
  ['+4915112345678;ext=12', '+4915112345678'],
  ['p:', 'empty'],
])('the cell %s is %s', (cell, number) => {
  expect(listed(cell, 'DE')).toBe(number);
});

describe('one phone in two spellings', () => {
  it.each([
    ['AR', '+5491123456789', ['+54 11 2345 6789', '+54 9 11 2345 6789', '011 15 2345-6789', '11 2345 6789']],
    ['AR', '+5491123456789', ['+54 11 15 2345 6789', '5491123456789', '541123456789', '9 11 2345 6789']],
    ['MX', '+525512345678', ['+52 1 55 1234 5678', '55 1234 5678', '044 55 1234 5678', '5215512345678']],
    ['BR', '+5521987654321', ['+55 (21) 8765-4321', '(21) 8765-4321', '(21) 98765-4321', '552187654321']],
    ['BR', '+552137654321', ['+55 (21) 3765-4321', '(21) 3765-4321']],
  ])('of %s is %s', (country, number, spellings) => {
    expect(spellings.map((written) => listed(written, country))).toEqual(spellings.map(() => number));
  });
});

it('reads a provider’s id as a number with a calling code', () => {
  const provider = (written: string) => shortForm({ written, source: 'provider', shopCountry: 'DE' });
  expect(['4915112345678', '5215512345678', '5491123456789', '0123456789'].map(provider)).toEqual([
    '+4915112345678',
    '+525512345678',
    '+5491123456789',
    'invalid',
  ]);
});
