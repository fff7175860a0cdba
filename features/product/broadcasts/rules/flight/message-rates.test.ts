import { describe, expect, it } from 'vitest';
import { RATES_CURRENCY, RATES_OF, rateOf } from './message-rates.ts';

const OTHERS = { marketing: rateOf('FJ', 'MARKETING'), utility: rateOf('FJ', 'UTILITY') };
const ratesOf = (country: string) => ({
  marketing: rateOf(country, 'MARKETING'),
  utility: rateOf(country, 'UTILITY'),
});

/** Countries that Meta names on its page of prices: each is a market of its own. */
const OWN =
  'AR BD BR CL CO EG FR DE HK HU IN ID IQ IL IT KZ KW MY MX MA NL NP NG OM PK PE PL QA RO RU SA SG ZA ES LK TR UA AE GB US';
/** Some countries of each region, and territories with the country whose code they share: each line has one rate. */
const REGIONS = [
  'US CA',
  'KE GH ET ZW',
  'JP AU TH VN',
  'GR CZ RS SI',
  'EC CR DO VE',
  'JO LB BH YE',
  'SE PT BE CH',
  'IT VA',
  'MA EH',
  'GB JE IM GG',
];

describe('each market', () => {
  it.each(OWN.split(' '))(
    '%s has rates of its own, and pays more for offers than for other news',
    (country) => {
      const { marketing, utility } = ratesOf(country);
      expect({ marketing, utility }).not.toEqual(OTHERS);
      expect(utility).toBeGreaterThan(0);
      expect(marketing).toBeGreaterThan(utility ?? 0);
      // Nowhere does a message cost a quarter of a dollar.
      expect(marketing).toBeLessThan(0.25);
      expect(utility).toBeLessThan(0.1);
    },
  );

  it.each(REGIONS)('%s have the same rates, not those of all others', (countries) => {
    const [first = '', ...others] = countries.split(' ');
    expect(ratesOf(first)).not.toEqual(OTHERS);
    for (const country of others) expect(ratesOf(country)).toEqual(ratesOf(first));
    expect(ratesOf(first).marketing).toBeGreaterThan(ratesOf(first).utility ?? 0);
    expect(ratesOf(first).marketing).toBeLessThan(0.25);
  });

  it('has the rates of Meta’s card', () => {
    expect(ratesOf('DE')).toEqual({ marketing: 0.1365, utility: 0.055 });
    expect(ratesOf('IN')).toEqual({ marketing: 0.0118, utility: 0.0014 });
    expect(ratesOf('US')).toEqual({ marketing: 0.025, utility: 0.0034 });
    expect(OTHERS).toEqual({ marketing: 0.0604, utility: 0.0077 });
  });
});

it('a country that Meta does not name is one of the others, and an unknown one has no rate', () => {
  expect(ratesOf('XX')).toEqual(OTHERS);
  expect(rateOf(null, 'MARKETING')).toBeNull();
});

it('the rates have a day and a currency', () => {
  expect(RATES_OF).toMatch(/^\d{4}-\d\d-01$/);
  expect(RATES_CURRENCY).toBe('USD');
});
