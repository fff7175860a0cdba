import { expect, it } from 'vitest';
import { forReader } from '#platform/language/for-reader.ts';
import { estimateCost as estimate } from './estimate-cost.ts';
import { rateOf } from './message-rates.ts';

/** Dates and dollars are written as Americans write them. */
const estimateCost: typeof estimate = (priced) =>
  forReader({ language: 'en', locale: 'en-US' }, () => estimate(priced));
const AT = new Date('2026-11-28T12:00:00Z');

it('makes of the countries of some what all of them cost, and says that it is an estimate', () => {
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
  // Three of four at 5.5 cents, one at 0.14: the utility rate of each country.
  expect(cost.inWords).toContain('Your replies to those who answer come on top and cost about $0.0416 each.');
  expect(cost.inWords).toContain('The first 1,000 replies of your number in a month are free');
  const before = estimateCost({ ...broadcast, at: new Date('2026-09-30T12:00:00Z') });
  expect(before.inWords).not.toContain('replies');
});

it.each([
  ['a country of its own', 'DE', 'MARKETING', 0.1365],
  ['a region', 'AT', 'MARKETING', 0.0592],
  ['the other category', 'DE', 'UTILITY', 0.055],
  ['a country of no region', 'FJ', 'MARKETING', 0.0604],
  ['a territory, as the country whose code it has', 'JE', 'MARKETING', 0.0635],
  ['no known country', null, 'UTILITY', null],
] as const)('charges by %s', (_name, country, category, rate) => {
  expect(rateOf(country, category)).toBe(rate);
});

it('guesses nothing of numbers whose country is unknown, and says so', () => {
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
