import { expect, it } from 'vitest';
import { EURO_SHOP, TRIGGERED_AT } from './body-parsers-for-tests.ts';
import { findMoment, isReadableAmount, readCheckout, readCurrency, readLines } from './read-checkout.ts';

it('reads all fields of a checkout', () => {
  const body = {
    token: 'checkout-1',
    cart_token: 'cart-1',
    email: 'lena@example.com',
    phone: '+4915112345678',
    customer: { id: '7', first_name: 'Lena' },
    shipping_address: { first_name: 'Max' },
    line_items: [
      { product_id: '1', variant_id: '2', title: 'Mug', variant_title: 'Blue', quantity: 2, price: '12.50' },
    ],
    total_price: '25.00',
    currency: 'USD',
    abandoned_checkout_url: 'https://shop.example/recover',
    created_at: '2026-11-18T10:00:00Z',
    updated_at: '2026-11-18T11:00:00Z',
    completed_at: '2026-11-18T12:00:00Z',
  };
  expect(readCheckout(body, TRIGGERED_AT, EURO_SHOP)).toEqual({
    checkoutToken: 'checkout-1',
    cartToken: 'cart-1',
    customerId: '7',
    phoneE164: '+4915112345678',
    email: 'lena@example.com',
    firstName: 'Lena',
    currency: 'USD',
    totalMinor: 2500,
    lines: [
      { productId: '1', variantId: '2', title: 'Mug', variantTitle: 'Blue', quantity: 2, priceMinor: 1250 },
    ],
    recoverUrl: 'https://shop.example/recover',
    completedAt: new Date('2026-11-18T12:00:00Z'),
    createdAt: new Date('2026-11-18T10:00:00Z'),
    updatedAt: new Date('2026-11-18T11:00:00Z'),
  });
});

it('reads a nearly empty checkout, dated by its webhook', () => {
  expect(readCheckout({ token: 'checkout-1', line_items: [], email: '' }, TRIGGERED_AT, EURO_SHOP)).toEqual({
    checkoutToken: 'checkout-1',
    cartToken: null,
    customerId: null,
    phoneE164: null,
    email: null,
    firstName: null,
    currency: 'EUR',
    totalMinor: 0,
    lines: [],
    recoverUrl: null,
    completedAt: null,
    createdAt: TRIGGERED_AT,
    updatedAt: TRIGGERED_AT,
  });
});

it('uses the name of the address if the customer has none', () => {
  const body = {
    token: 't',
    line_items: [],
    customer: { first_name: '' },
    shipping_address: { first_name: 'Max' },
  };
  expect(readCheckout(body, TRIGGERED_AT, EURO_SHOP).firstName).toBe('Max');
});

it('reads an invalid price as zero', () => {
  const lines = [
    { quantity: 1, price: 'free', variant_title: '' },
    { quantity: 1, price: '3.10' },
  ];
  expect(readLines(lines, 'EUR', EURO_SHOP)).toEqual([
    { productId: null, variantId: null, title: '', variantTitle: null, quantity: 1, priceMinor: 0 },
    { productId: null, variantId: null, title: '', variantTitle: null, quantity: 1, priceMinor: 310 },
  ]);
});

it.each([
  ['USD', 'USD'],
  ['usd', 'EUR'],
  ['USDT', 'EUR'],
  ['', 'EUR'],
  [null, 'EUR'],
])('the currency %j is %s in a shop in euros', (written, currency) => {
  expect(readCurrency(written, EURO_SHOP)).toBe(currency);
});

it.each([
  ['0', true],
  ['12.50', true],
  [' -3.1 ', true],
  ['123456789012', true],
  ['1234567890123', false],
  ['1.', false],
  ['1,50', false],
  ['', false],
  [null, false],
  [undefined, false],
])('the amount %j is readable: %s', (written, isReadable) => {
  expect(isReadableAmount(written)).toBe(isReadable);
});

it.each([
  ['2026-11-20T12:00:00+01:00', '2026-11-20T11:00:00.000Z'],
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-13-45', null],
  ['-1', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the time %j is read as %s', (written, moment) => {
  expect(findMoment(written)?.toISOString() ?? null).toBe(moment);
});
