import { describe, expect, it } from 'vitest';
import { oddBodies } from '#platform/testing/odd-values.ts';
import { ORDER_BODY } from '#tools/test-environment/seeds/order-body.ts';
import type { Shop } from '../store-queries.ts';
import { readFact, type ReportedFact } from './read-facts.ts';

const shop = { currency: 'EUR', country: 'DE', installed_at: new Date(0) } as Shop;
const triggeredAt = new Date('2026-11-20T12:00:00Z');
const read = (of: ReportedFact['of'], body: unknown) => readFact(shop, { of, body, triggeredAt });

const { line_items: lines, customer, shipping_address: home, fulfillments, refunds } = ORDER_BODY;
const CHECKOUT_BODY = {
  token: 'c0ffee',
  cart_token: 'ca47',
  email: 'lena@example.com',
  phone: '+4915215550101',
  customer,
  shipping_address: home,
  billing_address: home,
  line_items: lines,
  total_price: '404.95',
  currency: 'EUR',
  discount_codes: [{ code: 'TEN', amount: '10.00', type: 'percentage' }],
  note_attributes: [{ name: 'gift', value: 'yes' }],
  abandoned_checkout_url: 'https://demo.example/recover',
  completed_at: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T11:00:00Z',
};
const EVENT_BODY = {
  id: 7,
  fulfillment_id: 5,
  order_id: 1001,
  status: 'delivered',
  happened_at: '2026-11-20T11:00:00Z',
  created_at: '2026-11-20T11:00:00Z',
  updated_at: '2026-11-20T11:00:00Z',
};

/** Fields without which a body is unreadable or misunderstood. */
const NEEDED = /^(id|token|currency|total_price|created_at|updated_at)$/;
const NEEDED_OF_REFUND = /^transactions/;

describe('one malformed field does not affect the others', () => {
  it.each<[ReportedFact['of'], object, RegExp]>([
    ['order', ORDER_BODY, NEEDED],
    ['checkout', CHECKOUT_BODY, NEEDED],
    ['refund', { ...refunds[0], order_id: 1001 }, NEEDED_OF_REFUND],
    ['fulfilment', { ...fulfillments[0], order_id: 1001 }, /^$/],
    ['fulfilmentEvent', EVENT_BODY, /^$/],
  ])('in a body of type %s', (of, body, needed) => {
    const lost = oddBodies(body).filter(({ path, body: odd }) => {
      if (needed.test(path)) return false;
      try {
        read(of, odd);
        return false;
      } catch {
        return true;
      }
    });
    expect(lost.map(({ path, value }) => [path, value])).toEqual([]);
  });

  it('and changes no amount that is reported elsewhere', () => {
    const total = (body: unknown) => {
      const fact = read('order', body);
      return fact?.of === 'order' ? fact.order.totalMinor : null;
    };
    expect(total(ORDER_BODY)).toBe(40_495);
    const changed = oddBodies(ORDER_BODY).filter(
      ({ path, body }) =>
        !NEEDED.test(path) &&
        !/^(refunds|current_total_price|cancelled_at)/.test(path) &&
        total(body) !== 40_495,
    );
    expect(changed.map(({ path, value }) => [path, value])).toEqual([]);
  });
});

it.each([
  ['a malformed refund', [null, ...refunds]],
  [
    'a refund with a malformed amount',
    [{ ...refunds[0], transactions: [{ kind: 'refund', status: 'success', amount: 'x' }] }],
  ],
  ['a refund with malformed payments', [{ ...refunds[0], transactions: 'x' }]],
])('an order beside %s keeps its value, instead of a lower one', (_name, odd) => {
  const fact = read('order', { ...ORDER_BODY, refunds: odd });
  expect(fact?.of === 'order' && fact.order.totalMinor).toBe(40_495);
});

it('reads a line without a readable quantity as one, and ignores a malformed time', () => {
  const fact = read('order', {
    ...ORDER_BODY,
    line_items: [{ ...lines[0], quantity: 'x', current_quantity: -1 }, null],
    cancelled_at: '-1',
  });
  expect(fact).toMatchObject({
    order: { cancelledAt: null, lines: [{ title: 'Moss mug', quantity: 1, currentQuantity: 1 }] },
  });
});
