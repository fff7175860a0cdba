import { describe, expect, it } from 'vitest';
import { RATES_CURRENCY, RATES_OF, rateOf } from './message-rates.ts';

const OTHERS = { marketing: rateOf('FJ', 'MARKETING'), utility: rateOf('FJ', 'UTILITY') };
const ratesOf = (country: string) => ({
  marketing: rateOf(country, 'MARKETING'),
  utility: rateOf(country, 'UTILITY'),
});

/** Countries on Meta's page of prices. Each is a market of its own. */
const OWN =
  'AR BD BR CL CO EG FR DE HK HU IN ID IQ IL IT KZ KW MY MX MA NL NP NG OM PK PE PL QA RO RU SA SG ZA ES LK TR UA AE GB US';
/** Each line has countries with one rate: some of a region, or territories with the country whose code they share. */
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
  it.each(OWN.split(' '))('%s has its own rates, and marketing costs more than utility', (country) => {
    const { marketing, utility } = ratesOf(country);
    expect({ marketing, utility }).not.toEqual(OTHERS);
    expect(utility).toBeGreaterThan(0);
    expect(marketing).toBeGreaterThan(utility ?? 0);
    // Every message costs less than a quarter of a dollar.
    expect(marketing).toBeLessThan(0.25);
    expect(utility).toBeLessThan(0.1);
  });

  it.each(REGIONS)('%s have one rate, which differs from the rate of other countries', (countries) => {
    const [first = '', ...others] = countries.split(' ');
    expect(ratesOf(first)).not.toEqual(OTHERS);
    for (const country of others) expect(ratesOf(country)).toEqual(ratesOf(first));
    expect(ratesOf(first).marketing).toBeGreaterThan(ratesOf(first).utility ?? 0);
    expect(ratesOf(first).marketing).toBeLessThan(0.25);
  });

  it('has the rates of Meta’s rate card', () => {
    expect(ratesOf('DE')).toEqual({ marketing: 0.1365, utility: 0.055 });
    expect(ratesOf('IN')).toEqual({ marketing: 0.0118, utility: 0.0014 });
    expect(ratesOf('US')).toEqual({ marketing: 0.025, utility: 0.0034 });
    expect(OTHERS).toEqual({ marketing: 0.0604, utility: 0.0077 });
  });
});

it('uses the rate of other countries for an unlisted country, and no rate for an unknown one', () => {
  expect(ratesOf('XX')).toEqual(OTHERS);
  expect(rateOf(null, 'MARKETING')).toBeNull();
});

it('states the day and the currency of the rates', () => {
  expect(RATES_OF).toMatch(/^\d{4}-\d\d-01$/);
  expect(RATES_CURRENCY).toBe('USD');
});
