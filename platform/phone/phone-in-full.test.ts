import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { toE164ByForm, toE164ByLibrary, toE164InFull } from './phone-in-full.ts';

const ROUNDS = 200_000;

it.each([
  ['+49 151 12345678', 'DE', '+4915112345678'],
  ['0151 / 123 456 78', 'DE', '+4915112345678'],
  ['0049 (151) 12345678', 'DE', '+4915112345678'],
  ['(415) 555-2671', 'US', '+14155552671'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['98765 43210', 'IN', '+919876543210'],
  ['919876543210', 'IN', '+919876543210'],
  ['+41 79 123 45 67', 'DE', '+41791234567'],
  // By its form alone it is a number; but what it begins with is a prefix, and the rest is none.
  ['+3758105496546', 'BY', null],
  ['\u202a+49 151 12345678\u202c', 'DE', '+4915112345678'],
  ['९८७६५ ४३२१०', 'IN', '+919876543210'],
  ['+52 1 55 1234 5678', 'MX', '+525512345678'],
  ['+55 21 8765-4321', 'BR', '+5521987654321'],
  ['0151', 'DE', null],
  ['+49 151 1234', 'DE', null],
  ['+999 123456789', 'DE', null],
  ['4.91511E+12', 'DE', null],
  ['hello', 'DE', null],
  ['', 'DE', null],
])('reads %s in %s', (written, country, number) => {
  expect(toE164InFull(written, country)).toBe(number);
});

it(`tells by form only what the library tells too, of ${ROUNDS} numbers of every country`, () => {
  const next = sequence(20_261_122);
  const countries = getCountries();
  let byForm = 0;
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const country = countries[round % countries.length] ?? 'DE';
    const written = randomNumber(country, next);
    const told = toE164ByForm(written, country);
    if (told === null) continue;
    byForm += 1;
    const should = toE164ByLibrary(written, country);
    if (told !== should) wrong.push({ written, country, told, should });
  }
  expect(wrong).toEqual([]);
  // Else the fast way would be of no use, and this test of none.
  expect(byForm).toBeGreaterThan(ROUNDS / 10);
});

it('tells most mobile numbers by their form, however they are written', () => {
  const asked = getCountries().flatMap((country) => {
    const number = getExampleNumber(country, examples);
    return number
      ? [number.number, number.formatInternational()].map((written) => ({ written, country }))
      : [];
  });
  const told = asked.filter(({ written, country }) => toE164ByForm(written, country) !== null);
  expect(told.length / asked.length).toBeGreaterThan(0.9);
});

/** A number near a real one: of the country, in one of the ways people write it, with some of its digits changed. */
function randomNumber(
  country: ReturnType<typeof getCountries>[number],
  next: (below: number) => number,
): string {
  const example = getExampleNumber(country, examples)?.nationalNumber ?? '123456789';
  const keep = next(example.length + 1);
  const length = next(4) === 0 ? 4 + next(9) : example.length;
  const digits = Array.from({ length }, (_, at) =>
    at < keep ? (example[at] ?? '5') : String(next(10)),
  ).join('');
  const code = getCountryCallingCode(country);
  switch (next(5)) {
    case 0:
      return digits;
    case 1:
      return `0${digits}`;
    case 2:
      return `${code}${digits}`;
    case 3:
      return `1${digits}`;
    default:
      return `+${code} ${digits}`;
  }
}

/** Random numbers that are the same each time (a linear congruential generator, by Numerical Recipes). */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
