import { describe, expect, it } from 'vitest';
import { EURO_SHOP, TRIGGERED_AT } from './body-parsers-for-tests.ts';
import { readFulfilments, readOrder, readRefunds, type OrderBody } from './read-order.ts';

const BARE: OrderBody = {
  id: '5001',
  line_items: [],
  discount_codes: [],
  payment_gateway_names: [],
  note_attributes: [],
  fulfillments: [],
  refunds: [],
};
const read = (body: Partial<OrderBody>) => readOrder({ ...BARE, ...body }, TRIGGERED_AT, EURO_SHOP);
const refund = (id: string, amount: string) => ({
  id,
  transactions: [{ kind: 'refund', status: 'success', amount }],
});

describe('an order', () => {
  it('reads all fields', () => {
    const order = read({
      name: '#1001',
      checkout_token: 'checkout-1',
      cart_token: 'cart-1',
      email: 'lena@example.com',
      contact_email: 'other@example.com',
      phone: '+4915112345678',
      customer: { id: '7', first_name: 'Lena' },
      shipping_address: { first_name: 'Max' },
      line_items: [{ product_id: '1', title: 'Mug', quantity: 2, current_quantity: 1, price: '12.00' }],
      total_price: '24.00',
      currency: 'USD',
      discount_codes: [{ code: 'SPRING' }],
      gateway: 'manual',
      payment_gateway_names: ['shopify_payments', 'gift_card'],
      financial_status: 'paid',
      fulfillment_status: 'partial',
      tags: 'VIP, new',
      note_attributes: [{ name: 'gift', value: 'yes' }],
      source_name: 'web',
      order_status_url: 'https://shop.example/status',
      test: true,
      landing_site: '/?utm_source=x',
      cancelled_at: '2026-11-19T10:00:00Z',
      created_at: '2026-11-18T10:00:00Z',
      updated_at: '2026-11-19T11:00:00Z',
    });
    expect(order).toEqual({
      orderId: '5001',
      name: '#1001',
      checkoutToken: 'checkout-1',
      cartToken: 'cart-1',
      customerId: '7',
      phoneE164: '+4915112345678',
      email: 'lena@example.com',
      firstName: 'Lena',
      currency: 'USD',
      totalMinor: 2400,
      discountCodes: ['SPRING'],
      paymentGateways: ['shopify_payments', 'gift_card'],
      financialStatus: 'paid',
      fulfilmentStatus: 'partial',
      tags: ['VIP', 'new'],
      noteAttributes: { gift: 'yes' },
      sourceName: 'web',
      statusUrl: 'https://shop.example/status',
      isTest: true,
      landingSite: '/?utm_source=x',
      lines: [
        {
          productId: '1',
          variantId: null,
          title: 'Mug',
          variantTitle: null,
          quantity: 2,
          currentQuantity: 1,
          priceMinor: 1200,
        },
      ],
      cancelledAt: new Date('2026-11-19T10:00:00Z'),
      createdAt: new Date('2026-11-18T10:00:00Z'),
      updatedAt: new Date('2026-11-19T11:00:00Z'),
    });
  });

  it('works with a nearly empty body', () => {
    expect(read({})).toEqual({
      orderId: '5001',
      name: '#5001',
      checkoutToken: null,
      cartToken: null,
      customerId: null,
      phoneE164: null,
      email: null,
      firstName: null,
      currency: 'EUR',
      totalMinor: 0,
      discountCodes: [],
      paymentGateways: [],
      financialStatus: null,
      fulfilmentStatus: null,
      tags: [],
      noteAttributes: {},
      sourceName: null,
      statusUrl: null,
      isTest: false,
      landingSite: null,
      lines: [],
      cancelledAt: null,
      createdAt: TRIGGERED_AT,
      updatedAt: TRIGGERED_AT,
    });
  });

  it.each<[string, Partial<OrderBody>, object]>([
    ['the contact e-mail', { email: '', contact_email: 'other@example.com' }, { email: 'other@example.com' }],
    [
      'the name from the address',
      { customer: { first_name: '' }, shipping_address: { first_name: 'Max' } },
      { firstName: 'Max' },
    ],
    ['the single gateway of an old order', { gateway: 'manual' }, { paymentGateways: ['manual'] }],
    ['no gateway', { gateway: '' }, { paymentGateways: [] }],
    [
      'empty texts as missing',
      { fulfillment_status: '', source_name: '', order_status_url: '' },
      {
        fulfilmentStatus: null,
        sourceName: null,
        statusUrl: null,
      },
    ],
    [
      'a line as it was ordered, without edits',
      { line_items: [{ quantity: 3 }] },
      {
        lines: [expect.objectContaining({ quantity: 3, currentQuantity: 3, title: '', priceMinor: 0 })],
      },
    ],
    [
      'a removed line',
      { line_items: [{ quantity: 3, current_quantity: 0 }] },
      {
        lines: [expect.objectContaining({ quantity: 3, currentQuantity: 0 })],
      },
    ],
  ])('reads %s', (_what, body, facts) => {
    expect(read(body)).toMatchObject(facts);
  });

  it('stores notes that are texts, numbers or booleans, with limits on count and length', () => {
    const notes = [
      { name: 'number', value: 3 },
      { name: 'boolean', value: false },
      { name: 'list', value: ['a'] },
      { name: 'null', value: null },
      { name: 'long', value: 'x'.repeat(1001) },
    ];
    expect(read({ note_attributes: notes }).noteAttributes).toEqual({
      number: '3',
      boolean: 'false',
      long: 'x'.repeat(1000),
    });
    const many = Array.from({ length: 101 }, (_, nth) => ({ name: `n${nth}`, value: 'x' }));
    const kept = Object.keys(read({ note_attributes: many }).noteAttributes);
    expect(kept).toHaveLength(100);
    expect(kept).not.toContain('n100');
  });
});

it.each<[string, Partial<OrderBody>, number]>([
  ['its total', {}, 10_000],
  ['the remaining amount after an edit', { current_total_price: '80.00' }, 8000],
  [
    'the remaining amount and the refund',
    { current_total_price: '80.00', refunds: [refund('1', '20')] },
    10_000,
  ],
  [
    'the remaining amount and all refunds',
    { current_total_price: '50.00', refunds: [refund('1', '20'), refund('2', '10')] },
    8000,
  ],
  ['its total if it was cancelled', { current_total_price: '0.00', cancelled_at: '2026-11-20' }, 10_000],
  ['its total if the remaining amount is unreadable', { current_total_price: 'much' }, 10_000],
  [
    'its total if a refund is unreadable',
    { current_total_price: '80.00', refunds: [refund('1', 'much')] },
    10_000,
  ],
])('the value of an order is %s', (_what, body, totalMinor) => {
  expect(read({ total_price: '100.00', ...body }).totalMinor).toBe(totalMinor);
});

it('refunds and shipments get the order’s id, and unreadable ones are skipped', () => {
  const body = {
    ...BARE,
    refunds: [refund('1', '20'), refund('2', 'much'), refund('', '1')],
    fulfillments: [{ id: '9', status: 'success' }, { status: 'success' }],
  };
  expect(readRefunds(body, TRIGGERED_AT, EURO_SHOP)).toEqual([
    { refundId: '1', orderId: '5001', amountMinor: 2000, refundedAt: TRIGGERED_AT },
  ]);
  const parcels = readFulfilments(body, TRIGGERED_AT);
  expect(parcels.map(({ facts }) => [facts.fulfilmentId, facts.orderId])).toEqual([['9', '5001']]);
});

it('a refund of an order uses the rate of its total', () => {
  const total = {
    shop_money: { amount: '90.00', currency_code: 'EUR' },
    presentment_money: { amount: '100.00', currency_code: 'USD' },
  };
  const paid = { kind: 'refund', status: 'success', amount: '10.00', currency: 'USD' };
  const body = { ...BARE, total_price_set: total, refunds: [{ id: '1', transactions: [paid] }] };
  expect(readRefunds(body, TRIGGERED_AT, EURO_SHOP)).toMatchObject([{ amountMinor: 900 }]);
});
