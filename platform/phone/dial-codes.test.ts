import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { expect, it } from 'vitest';
import { countryOf, dialCountries, numberStart } from './dial-codes.ts';

it('lists the dial codes of the numbering plans', () => {
  const known = dialCountries().map(({ country, dialCode }) => `${country} ${dialCode}`);
  const planned = getCountries().map((country) => `${country} ${getCountryCallingCode(country)}`);
  expect(known.toSorted()).toEqual(planned.toSorted());
});

it.each([
  ['49', 'DE', 'DE'],
  ['1', 'CA', 'CA'],
  ['1', 'DE', 'US'],
  ['44', 'DE', 'GB'],
])('shows +%s in a shop of %s as %s', (dialCode, shopCountry, expected) => {
  expect(countryOf(dialCode, shopCountry)).toBe(expected);
});

it.each([
  ['DE', '+49 '],
  ['IN', '+91 '],
  ['US', '+1 '],
  ['', '+'],
])('starts a test number in a shop of "%s" with "%s"', (shopCountry, start) => {
  expect(numberStart(shopCountry)).toBe(start);
});
