import { describe, expect, it } from 'vitest';
import { EURO_SHOP, TRIGGERED_AT } from './body-parsers-for-tests.ts';
import { readRefund, type MoneySet, type RefundBody } from './read-refund.ts';

type Transaction = NonNullable<RefundBody['transactions']>[number];
const PAID_BACK = { kind: 'refund', status: 'success' } as const;
const inBoth = (euros: string, dollars: string): MoneySet => ({
  shop_money: { amount: euros, currency_code: 'EUR' },
  presentment_money: { amount: dollars, currency_code: 'USD' },
});
const read = (body: Partial<RefundBody>, orderTotal?: MoneySet) =>
  readRefund({ id: '1', order_id: '5001', ...body }, TRIGGERED_AT, EURO_SHOP, orderTotal);
const amountOf = (transaction: Partial<Transaction>, body: Partial<RefundBody> = {}, total?: MoneySet) =>
  read({ ...body, transactions: [{ ...PAID_BACK, ...transaction }] }, total)?.amountMinor ?? null;

describe('a refund', () => {
  it('sums successful refunds only', () => {
    const transactions = [
      { ...PAID_BACK, amount: '10.00' },
      { ...PAID_BACK, amount: '2.50', currency: 'EUR' },
      { kind: 'sale', status: 'success', amount: '99.00' },
      { kind: 'refund', status: 'failure', amount: '99.00' },
      { kind: 'refund', status: 'pending', amount: 'not readable' },
    ];
    expect(read({ created_at: '2026-11-19T10:00:00Z', transactions })).toEqual({
      refundId: '1',
      orderId: '5001',
      amountMinor: 1250,
      refundedAt: new Date('2026-11-19T10:00:00Z'),
    });
  });

  it('can be zero, and has the time of its webhook if undated', () => {
    const nothing = { refundId: '1', orderId: '5001', amountMinor: 0, refundedAt: TRIGGERED_AT };
    expect(read({})).toEqual(nothing);
    expect(read({ transactions: null })).toEqual(nothing);
  });

  it.each([
    ['it has no id', { id: '' }],
    ['it names no order', { order_id: null }],
    ['one of its amounts is unreadable', { transactions: [{ ...PAID_BACK, amount: 'much' }] }],
    [
      'one of its currencies is malformed',
      {
        transactions: [
          { ...PAID_BACK, amount: '1.00' },
          { ...PAID_BACK, amount: '1.00', currency: 'euro' },
        ],
      },
    ],
  ])('is null if %s', (_why, body) => {
    expect(read(body)).toBeNull();
  });
});

describe('a payment in another currency', () => {
  const dollars = { amount: '10.00', currency: 'USD' };

  it.each<[string, Partial<Transaction>, Partial<RefundBody>, MoneySet | undefined, number | null]>([
    [
      'is reported in the shop’s too',
      { ...dollars, amount_set: inBoth('9.10', '10.00') },
      {},
      undefined,
      910,
    ],
    [
      'is reported in a third one',
      { ...dollars, amount_set: { shop_money: { amount: '8.00', currency_code: 'GBP' } } },
      {},
      inBoth('90.00', '100.00'),
      900,
    ],
    [
      'is reported in the shop’s, but unreadable',
      { ...dollars, amount_set: { shop_money: { amount: 'much', currency_code: 'EUR' } } },
      {},
      inBoth('90.00', '100.00'),
      900,
    ],
    ['has the rate of its order', dollars, {}, inBoth('90.00', '100.00'), 900],
    [
      'has the rate of a line',
      dollars,
      { refund_line_items: [{ subtotal_set: inBoth('4.00', '5.00') }] },
      undefined,
      800,
    ],
    [
      'has the rate of an adjustment, whatever its sign',
      dollars,
      { order_adjustments: [{ amount_set: inBoth('-4.00', '-5.00') }] },
      undefined,
      800,
    ],
    [
      'has the rate of the largest amount',
      dollars,
      {
        refund_line_items: [
          { subtotal_set: inBoth('0.01', '0.02') },
          { subtotal_set: inBoth('92.00', '100.00') },
        ],
      },
      inBoth('0.05', '0.09'),
      920,
    ],
    ['is rounded to the cent', { ...dollars, amount: '0.10' }, {}, inBoth('0.87', '1.00'), 9],
    ['has no rate', dollars, {}, undefined, null],
    ['has only a rate of zero', dollars, {}, inBoth('0.00', '0.00'), null],
    ['has a rate of an unreadable amount', dollars, {}, inBoth('much', '100.00'), null],
    ['has a rate to an unreadable amount', dollars, {}, inBoth('90.00', 'much'), null],
    [
      'has the rate of another shop currency',
      dollars,
      {},
      { ...inBoth('', '100.00'), shop_money: { amount: '90.00', currency_code: 'GBP' } },
      null,
    ],
    [
      'has the rate of another payment currency',
      dollars,
      {},
      { ...inBoth('90.00', ''), presentment_money: { amount: '80.00', currency_code: 'GBP' } },
      null,
    ],
  ])('%s', (_what, transaction, body, total, amountMinor) => {
    expect(amountOf(transaction, body, total)).toBe(amountMinor);
  });

  it('uses the decimals of its currency: yen have none', () => {
    const yen: MoneySet = {
      shop_money: { amount: '61.00', currency_code: 'EUR' },
      presentment_money: { amount: '10000', currency_code: 'JPY' },
    };
    expect(amountOf({ amount: '1000', currency: 'JPY' }, {}, yen)).toBe(610);
  });
});

it('a payment without an amount counts as zero', () => {
  expect(amountOf({ amount: null })).toBe(0);
});
