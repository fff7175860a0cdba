import { expect, it } from 'vitest';
import { forReader } from '#platform/language/for-reader.ts';
import { estimateCost as estimate } from './estimate-cost.ts';
import { rateOf } from './message-rates.ts';

/** Dates and amounts have the American format. */
const estimateCost: typeof estimate = (priced) =>
  forReader({ language: 'en', locale: 'en-US' }, () => estimate(priced));
const AT = new Date('2026-11-28T12:00:00Z');

it('extrapolates the costs from the known countries, and calls them an estimate', () => {
  const sampled = new Map([
    ['DE', 3],
    ['IN', 1],
  ]);
  const broadcast = { sampled, people: 4000, category: 'MARKETING' } as const;
  const cost = estimateCost({ ...broadcast, at: AT });
  expect(cost).toMatchObject({ currency: 'USD', amount: 421.3 });
  expect(cost.countries.map(({ country, people }) => [country, people])).toEqual([
    ['DE', 3000],
    ['IN', 1000],
  ]);
  expect(cost.inWords).toContain('estimate');
  expect(cost.inWords).toContain('October 1, 2026');
  // The utility rates of the countries: 5.5 cents for three of four people, 0.14 cents for one.
  expect(cost.inWords).toContain('Your replies to those who answer come on top and cost about $0.0416 each.');
  expect(cost.inWords).toContain('The first 1,000 replies of your number in a month are free');
  const before = estimateCost({ ...broadcast, at: new Date('2026-09-30T12:00:00Z') });
  expect(before.inWords).not.toContain('replies');
});

it.each([
  ['its own market', 'DE', 'MARKETING', 0.1365],
  ['its region', 'AT', 'MARKETING', 0.0592],
  ['the other category', 'DE', 'UTILITY', 0.055],
  ['the rates for other countries', 'FJ', 'MARKETING', 0.0604],
  ['the country that shares its calling code', 'JE', 'MARKETING', 0.0635],
  ['no known country', null, 'UTILITY', null],
] as const)('charges a country by %s', (_name, country, category, rate) => {
  expect(rateOf(country, category)).toBe(rate);
});

it('excludes numbers of unknown countries, and says so', () => {
  const sampled = new Map([
    ['IN', 3],
    [null, 1],
  ]);
  const cost = estimateCost({ sampled, people: 4000, category: 'MARKETING', at: AT });
  expect(cost).toMatchObject({ amount: 35.4, countries: [{ country: 'IN', people: 3000 }] });
  expect(cost.inWords).toContain('1,000 people are not counted in');
  expect(cost.inWords).toContain('unknown');
});

it('costs nothing for nobody', () => {
  const cost = estimateCost({ sampled: new Map(), people: 0, category: 'MARKETING', at: AT });
  expect(cost).toMatchObject({ amount: 0, countries: [] });
  expect(cost.inWords).toContain('Your replies to those who answer come on top. The first');
});

it('uses the singular for one person whose country is unknown', () => {
  const sampled = new Map([
    ['IN', 3],
    [null, 1],
  ]);
  const cost = estimateCost({ sampled, people: 4, category: 'MARKETING', at: AT });
  expect(cost.inWords).toContain(' 1 person is not counted in: their country, and so its rate, is unknown.');
  expect(cost.inWords).toContain('About $0.04 if everybody gets it');
  expect(
    estimateCost({ sampled: new Map([['IN', 3]]), people: 3, category: 'MARKETING', at: AT }).inWords,
  ).not.toContain('counted in');
});

it('lists the most expensive country first', () => {
  const sampled = new Map([
    ['IN', 5],
    ['DE', 1],
    ['US', 2],
  ]);
  const cost = estimateCost({ sampled, people: 8000, category: 'MARKETING', at: AT });
  expect(cost.countries.map(({ country, amount }) => [country, amount])).toEqual([
    ['DE', 136.5],
    ['IN', 59],
    ['US', 50],
  ]);
});
