import { expect, it } from 'vitest';
import { countryOfPhone, showPhone, waIdToE164 } from './phone-number.ts';

it.each([
  ['+4915112345678', '+49 1511 2345678'],
  ['+4915215551026', '+49 1521 5551026'],
  ['+14155552671', '+1 415 555 2671'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+999123456', '+999123456'],
])('%s is shown as %s', (e164, shown) => {
  expect(showPhone(e164)).toBe(shown);
});

it.each([
  ['4915112345678', '+4915112345678'],
  ['5215512345678', '+525512345678'],
  ['552187654321', '+5521987654321'],
  ['5521987654321', '+5521987654321'],
  ['552137654321', '+552137654321'],
  ['5491123456789', '+5491123456789'],
  ['0123456789', null],
])('reads the WhatsApp id %s as %s', (waId, number) => {
  expect(waIdToE164(waId)).toBe(number);
});

it.each([
  ['+4915112345678', 'DE'],
  ['+14165550142', 'CA'],
  ['+870773111632', null],
  ['+999123456', null],
])('the country of %s is %s', (e164, country) => {
  expect(countryOfPhone(e164)).toBe(country);
});
