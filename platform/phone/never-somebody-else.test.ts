import { getCountries, getExampleNumber, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { sizeOf, testSeed } from '#platform/testing/test-sizes.ts';
import { readByForm } from './phone-by-form.ts';
import { canonicalNumber } from './phone-spellings.ts';
import type { Place } from './place.ts';
import { readByRules, readPhone, type WrittenPhone } from './read-phone.ts';

const SHOPS: readonly CountryCode[] = [
  ...(['DE', 'AT', 'CH', 'LU', 'IT', 'FR', 'ES', 'PT', 'NL', 'BE'] as const),
  ...(['GB', 'IE', 'PL', 'SE', 'FI', 'TR', 'US', 'CA', 'MX', 'BR'] as const),
  ...(['AR', 'IN', 'ID', 'AE', 'SA', 'EG', 'ZA', 'NG', 'AU', 'JP'] as const),
];

const NUMBERS: readonly { country: CountryCode; number: PhoneNumber }[] = getCountries().flatMap(
  (country) => {
    const number = getExampleNumber(country, examples);
    return number ? [{ country, number }] : [];
  },
);

type Row = Pick<WrittenPhone, 'written' | 'givenCountry'>;

/** The spellings of a number. A national number is clear only with its country, or in a shop of its country. */
const SPELLINGS: Record<string, (number: PhoneNumber, country: CountryCode, shop: CountryCode) => Row> = {
  'in E.164': ({ number }) => ({ written: number }),
  'without its plus': ({ number }) => ({ written: number.slice(1) }),
  'with 00 in front': ({ number }) => ({ written: `00${number.slice(1)}` }),
  'as dialled at home': (number, country, shop) => ({
    written: number.formatNational(),
    givenCountry: country === shop ? null : country,
  }),
  'without what is dialled before it at home': (number, country, shop) => ({
    written: number.nationalNumber,
    givenCountry: country === shop ? null : country,
  }),
  'with dashes and brackets': ({ number, countryCallingCode, nationalNumber }) => ({
    written: `(${number.slice(0, countryCallingCode.length + 1)}) ${nationalNumber.replace(/(..)(?=.)/g, '$1-')}`,
  }),
  'with its calling code in a column of its own': ({ countryCallingCode, nationalNumber }) => ({
    written: nationalNumber,
    givenCountry: countryCallingCode,
  }),
  'with an extension': (number) => ({ written: `${number.formatInternational()} ext. 12` }),
};

describe('the numbers of all countries, in shops of thirty', () => {
  it.each(Object.entries(SPELLINGS))('written %s are never read as another number', (_how, spell) => {
    const counts = { number: 0, question: 0, refusal: 0, wrong: 0 };
    const wrong: unknown[] = [];
    for (const { country, number } of NUMBERS) {
      const own = canonicalNumber(number.number);
      for (const shopCountry of SHOPS) {
        const row = spell(number, country, shopCountry);
        for (const source of ['typed', 'list', 'store'] as const) {
          const reading = readPhone({ ...row, source, shopCountry });
          const isWrong =
            reading.kind === 'question'
              ? !reading.candidates.includes(own)
              : reading.kind === 'number' && reading.e164 !== own;
          counts[isWrong ? 'wrong' : reading.kind] += 1;
          if (isWrong) wrong.push({ own, shopCountry, source, ...row, reading });
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(counts.number).toBeGreaterThan(NUMBERS.length * SHOPS.length * 2);
  });
});

const ROUNDS = sizeOf('phoneTexts');

it(`reads by form only what the rules read too, for ${ROUNDS} texts similar to real numbers of every country`, () => {
  const next = sequence(testSeed());
  let byForm = 0;
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { country, number } = NUMBERS[round % NUMBERS.length] ?? expect.fail('there are no examples');
    const home: Place = { country: next(2) === 0 ? country : (SHOPS[next(SHOPS.length)] ?? country) };
    const written = randomNumber(number, next);
    const reported = readByForm(written, home);
    if (reported === null) continue;
    byForm += 1;
    // In a list, a number without a plus is decided without asking anybody.
    const phone = { written, source: 'list', shopCountry: home.country } as const;
    const should = readByRules(written, { phone, homes: [home], isHomeGiven: false });
    if (should.kind !== 'number' || should.e164 !== reported) wrong.push({ written, home, reported, should });
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  // Otherwise the fast way would be useless, and this test would check nothing.
  expect(byForm).toBeGreaterThan(ROUNDS / 10);
});

/** A text similar to a real number: in one of the ways in which people write it, with some digits changed. */
function randomNumber(
  { nationalNumber, countryCallingCode }: PhoneNumber,
  next: (below: number) => number,
): string {
  const keep = next(nationalNumber.length + 1);
  const length = next(4) === 0 ? 4 + next(9) : nationalNumber.length;
  const digits = Array.from({ length }, (_, at) =>
    at < keep ? (nationalNumber[at] ?? '5') : String(next(10)),
  ).join('');
  return [digits, `0${digits}`, `${countryCallingCode}${digits}`, `1${digits}`][next(4)] ?? digits;
}

/** Repeatable random numbers (a linear congruential generator, by Numerical Recipes). */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
