import { expect, it } from 'vitest';
import { estimateCost } from './estimate-cost.ts';
import { rateOf } from './message-rates.ts';

it('makes of the countries of some what all of them cost, and says that it is an estimate', () => {
  const cost = estimateCost(
    new Map([
      ['DE', 3],
      ['IN', 1],
    ]),
    4000,
    'MARKETING',
  );
  expect(cost).toMatchObject({ currency: 'USD', amount: 421.3 });
  expect(cost.countries.map(({ country, people }) => [country, people])).toEqual([
    ['DE', 3000],
    ['IN', 1000],
  ]);
  expect(cost.inWords).toContain('estimate');
  expect(cost.inWords).toContain('April 1, 2026');
});

it.each([
  ['a country of its own', 'DE', 'MARKETING', 0.1365],
  ['a region', 'AT', 'MARKETING', 0.0592],
  ['the other category', 'DE', 'UTILITY', 0.055],
  ['a country of no region', 'FJ', 'MARKETING', 0.0604],
  ['no known country', null, 'UTILITY', 0.0077],
] as const)('charges by %s', (_name, country, category, rate) => {
  expect(rateOf(country, category)).toBe(rate);
});

it('costs nothing for nobody', () => {
  expect(estimateCost(new Map(), 0, 'MARKETING')).toMatchObject({ amount: 0, countries: [] });
});
