import { describe, expect, it } from 'vitest';
import { nextStep } from './plan-button.ts';
import { planCards } from './plan-cards.ts';
import { OFFERS } from './plan-catalogue.ts';
import { afterRevenue, priceStage } from './price-after-revenue.ts';
import { readDollars } from './read-dollars.ts';
import { toDollarCents } from './to-dollars.ts';
import { writeDollars } from './write-dollars.ts';

it.each([
  [0, '$0'],
  [9_99, '$9.99'],
  [1_000_00, '$1,000'],
  [1_000_50, '$1,000.50'],
  [-5_00, '-$5'],
])('%i cents are written as %s', (minor, written) => {
  expect(writeDollars(minor)).toBe(written);
});

it.each([
  ['80', 80_00],
  ['80.5', 80_50],
  ['80.50', 80_50],
  ['$1,200', 1200_00],
  ['1200', 1200_00],
  [' 75 ', 75_00],
  ['', null],
  ['80,5', null],
  ['80.505', null],
  ['-80', null],
  ['1e3', null],
  ['much', null],
])('reads "%s" as an amount', (text, cents) => {
  expect(readDollars(text)).toBe(cents);
});

it.each([
  [9_99, 200_00, { priceMinor: 9_99, freeUpToMinor: 200_00 }],
  [9_99, null, null],
  [null, 200_00, null],
  [0, 0, { priceMinor: 0, freeUpToMinor: 0 }],
])(
  'a card of %s cents that is free up to %s has this price after revenue: %o',
  (priceMinor, freeUpToMinor, price) => {
    expect(afterRevenue({ priceMinor, freeUpToMinor })).toEqual(price);
  },
);

it.each([
  [0, 'freeUpTo'],
  [200_00, 'freeUpTo'],
  [200_01, 'flatAfter'],
])('at %i cents of revenue, the stage of a price after revenue is %s', (revenue, stage) => {
  expect(priceStage(revenue, { priceMinor: 9_99, freeUpToMinor: 200_00 })).toBe(stage);
});

it('highlights the cheapest more expensive plan, and nothing if the shop’s price is unknown', () => {
  const cards = planCards('Free', { catalogue: OFFERS, isChosen: true, agreed: null });
  expect(nextStep([])).toBeNull();
  expect(nextStep(cards.toReversed())?.title).toBe('WhatsApp Automated');
  expect(
    nextStep(cards.map((card) => ({ ...card, priceMinor: card.isCurrent ? null : card.priceMinor }))),
  ).toBeNull();
});

describe('the exchange rate to the dollar', () => {
  /** Fixed by their central banks. Our rate must never be lower than that. */
  it.each([
    ['USD', 1, 1],
    ['AED', 3.6725, 3.7],
    ['SAR', 3.75, 3.8],
    ['QAR', 3.64, 3.7],
    ['BHD', 0.376, 0.39],
    ['OMR', 0.3845, 0.395],
    ['HKD', 7.75, 7.9],
  ])('of %s, which is pegged, is between %d and %d', (currency, from, to) => {
    const rate = rateOf(currency);
    expect(rate).toBeGreaterThanOrEqual(from);
    expect(rate).toBeLessThanOrEqual(to);
  });

  /** Approximate rates at the end of 2025. Ours are a little higher, so that revenue counts for less. */
  it.each([
    ['EUR', 0.85],
    ['GBP', 0.74],
    ['CHF', 0.79],
    ['CAD', 1.37],
    ['AUD', 1.5],
    ['NZD', 1.73],
    ['SGD', 1.29],
    ['KWD', 0.307],
    ['ILS', 3.2],
    ['INR', 90],
    ['PKR', 280],
    ['BDT', 122],
    ['LKR', 309],
    ['MYR', 4.06],
    ['THB', 31.5],
    ['IDR', 16_700],
    ['PHP', 58.8],
    ['VND', 26_300],
    ['JPY', 156.5],
    ['KRW', 1440],
    ['TWD', 31.4],
    ['CNY', 7],
    ['BRL', 5.5],
    ['MXN', 18],
    ['ARS', 1450],
    ['CLP', 905],
    ['COP', 3770],
    ['PEN', 3.36],
    ['ZAR', 16.6],
    ['NGN', 1440],
    ['KES', 129],
    ['EGP', 47.6],
    ['MAD', 9.1],
    ['TRY', 42.9],
    ['PLN', 3.6],
    ['CZK', 20.6],
    ['HUF', 328],
    ['RON', 4.33],
    ['BGN', 1.66],
    ['SEK', 9.2],
    ['NOK', 10.1],
    ['DKK', 6.35],
    ['UAH', 42.3],
  ])('of %s is a little more than %d', (currency, about) => {
    expect(rateOf(currency)).toBeGreaterThanOrEqual(about);
    expect(rateOf(currency)).toBeLessThan(about * 1.23);
  });

  it('is applied with rounding down and the currency’s digits', () => {
    expect(toDollarCents(100, 'EUR', 2)).toBe(105);
    expect(toDollarCents(1, 'EUR', 2)).toBe(1);
    expect(toDollarCents(-100, 'USD', 2)).toBe(-100);
  });

  /** Returns how many units of a currency count as a dollar, from the conversion of a large amount. */
  function rateOf(currency: string): number {
    const cents = toDollarCents(10 ** 12, currency, 0);
    return cents === null ? Number.NaN : 10 ** 14 / cents;
  }
});
