import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { expect, it } from 'vitest';
import { forReader } from '#platform/language/for-reader.ts';
import { readerWith } from '#platform/language/reader.ts';
import { countryOf, dialCountries, numberStart } from './dial-codes.ts';

it('lists the dial codes of the numbering plans', () => {
  const known = dialCountries().map(({ country, dialCode }) => `${country} ${dialCode}`);
  const planned = getCountries().map((country) => `${country} ${getCountryCallingCode(country)}`);
  expect(known.toSorted()).toEqual(planned.toSorted());
});

it('names the countries in the reader’s language, and sorts them by these names', () => {
  const names = forReader(readerWith('es-ES'), () => dialCountries().map(({ name }) => name));
  expect(names).toContain('España');
  expect(names).toEqual(names.toSorted(new Intl.Collator('es-ES').compare));
  expect(dialCountries().map(({ name }) => name)).toContain('Spain');
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
