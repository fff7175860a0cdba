import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isCashOnDelivery } from '#features/product/automations/rules/is-cash-on-delivery.ts';
import { INSTALLED_AT, openFactsFixture, type FactsFixture } from './facts-fixture.ts';

let fixture: FactsFixture;
let ids = 1000;
beforeAll(async () => {
  fixture = await openFactsFixture();
});
beforeEach(() => void fixture.takePublished());
afterAll(() => fixture.close());

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString();

function order(more: object = {}) {
  ids += 1;
  return {
    id: ids,
    name: `#${ids}`,
    currency: 'EUR',
    total_price: '24.00',
    financial_status: 'pending',
    payment_gateway_names: ['Cash on Delivery (COD)'],
    line_items: [],
    created_at: at(0),
    updated_at: at(0),
    ...more,
  };
}
const later = (body: object, second: number, more: object = {}) => ({
  ...body,
  updated_at: at(second),
  ...more,
});

it('stores every field of an order that campaigns use', async () => {
  const body = order({
    tags: 'VIP, gift , VIP',
    fulfillment_status: 'partial',
    note_attributes: [
      { name: 'bellbird', value: 'convert:1' },
      { name: 'floor', value: 3 },
      { name: 'map', value: { a: 1 } },
    ],
    source_name: 'shopify_draft_order',
    order_status_url: 'https://wren.example/orders/1',
    test: true,
    landing_site: '/?utm_source=x',
    shipping_address: { phone: '0151 23456780', country_code: 'DE' },
    line_items: [
      {
        product_id: 7,
        variant_id: 8,
        title: 'Mug',
        variant_title: 'Red',
        quantity: 2,
        current_quantity: 1,
        price: '12.00',
      },
      { product_id: null, title: 'Odd', quantity: 1, price: 'twelve' },
    ],
  });
  await fixture.report('orders/create', body);
  const [published] = fixture.published;
  expect(published).toMatchObject({
    name: 'orderPlaced',
    event: {
      order: {
        tags: ['VIP', 'gift'],
        fulfilmentStatus: 'partial',
        noteAttributes: { bellbird: 'convert:1', floor: '3' },
        sourceName: 'shopify_draft_order',
        statusUrl: 'https://wren.example/orders/1',
        isTest: true,
        phoneE164: '+4915123456780',
        lines: [
          {
            productId: '7',
            variantId: '8',
            variantTitle: 'Red',
            quantity: 2,
            currentQuantity: 1,
            priceMinor: 1200,
          },
          { productId: null, variantId: null, priceMinor: 0 },
        ],
      },
    },
  });
  expect(published && 'order' in published.event && isCashOnDelivery(published.event.order)).toBe(true);
  const rows = await fixture.rows(
    'select tags, fulfilment_status, note_attributes, is_test, source_name from orders where order_id = $1',
    [String(body.id)],
  );
  expect(rows).toEqual([
    {
      tags: ['VIP', 'gift'],
      fulfilment_status: 'partial',
      note_attributes: { bellbird: 'convert:1', floor: '3' },
      is_test: true,
      source_name: 'shopify_draft_order',
    },
  ]);
});

it('reports each change once, even if webhooks are repeated, late or out of order', async () => {
  const placed = order();
  const paid = later(placed, 10, { financial_status: 'paid' });
  const cancelled = later(paid, 20, { cancelled_at: at(20), financial_status: 'refunded' });
  await fixture.report('orders/create', placed, new Date(at(0)));
  expect(fixture.takePublished()).toEqual(['orderPlaced']);
  await fixture.report('orders/paid', paid, new Date(at(10)));
  expect(fixture.takePublished()).toEqual(['orderPaid', 'orderChanged']);
  await fixture.report('orders/updated', paid, new Date(at(10)));
  await fixture.report('orders/create', placed, new Date(at(0)));
  expect(fixture.takePublished()).toEqual([]);
  await fixture.report('orders/cancelled', cancelled, new Date(at(20)));
  expect(fixture.takePublished()).toEqual(['orderCancelled', 'orderChanged']);
  for (const [topic, body, second] of [
    ['orders/cancelled', cancelled, 20],
    ['orders/paid', paid, 10],
    ['orders/create', placed, 0],
  ] as const)
    await fixture.report(topic, body, new Date(at(second)));
  expect(fixture.takePublished()).toEqual([]);
});

it('reports an edit if other goods remain, although the amount is the same', async () => {
  const line = (variant_id: number, current_quantity = 1) => ({
    product_id: 7,
    variant_id,
    title: 'Mug',
    quantity: 1,
    current_quantity,
    price: '24.00',
  });
  const placed = order({ line_items: [line(8)] });
  await fixture.report('orders/create', placed, new Date(at(0)));
  const reported = later(placed, 10, { note: 'Ring twice', line_items: [line(8)] });
  await fixture.report('orders/updated', reported, new Date(at(10)));
  expect(fixture.takePublished()).toEqual(['orderPlaced', 'orderChanged']);
  const swapped = later(placed, 20, { line_items: [line(8, 0), line(9)] });
  await fixture.report('orders/updated', swapped, new Date(at(20)));
  expect(fixture.takePublished()).toEqual(['orderEdited', 'orderChanged']);
  const cancelled = later(swapped, 30, { cancelled_at: at(30), line_items: [line(8, 0), line(9, 0)] });
  await fixture.report('orders/cancelled', cancelled, new Date(at(30)));
  expect(fixture.takePublished()).toEqual(['orderCancelled', 'orderChanged']);
  expect(await fixture.rows('select from order_edits where order_id = $1', [String(placed.id)])).toEqual([]);
});

it('reports an order that is paid from the start as placed, then as paid', async () => {
  await fixture.report('orders/create', order({ financial_status: 'paid' }));
  expect(fixture.takePublished()).toEqual(['orderPlaced', 'orderPaid']);
});

it('stores an order from before the installation silently, and reports its later changes', async () => {
  const before = new Date(INSTALLED_AT.getTime() - 1000).toISOString();
  const old = order({ created_at: before, financial_status: 'paid', refunds: [] });
  await fixture.report('orders/updated', old);
  expect(fixture.takePublished()).toEqual([]);
  const refunds = [
    { id: 1, transactions: [{ kind: 'refund', status: 'success', amount: '5.00', currency: 'EUR' }] },
  ];
  await fixture.report('orders/updated', later(old, 5, { tags: 'VIP', refunds }));
  expect(fixture.takePublished()).toEqual(['orderChanged']);
  await fixture.report('orders/cancelled', later(old, 9, { cancelled_at: at(9) }));
  expect(fixture.takePublished()).toEqual(['orderChanged']);
  // The store reports it as placed after all: imported orders have old dates.
  await fixture.report('orders/create', old);
  expect(fixture.takePublished()).toEqual(['orderPlaced', 'orderRefunded', 'orderPaid', 'orderCancelled']);
});

it('records a change of an order from before the installation on the day of the change', async () => {
  const placed = order({ created_at: new Date(INSTALLED_AT.getTime() - 86_400_000).toISOString() });
  await fixture.report('orders/updated', placed, new Date(at(0)));
  const added = later(placed, 10, { total_price: '30.00' });
  for (const seconds of [10, 11]) await fixture.report('orders/updated', added, new Date(at(seconds)));
  const edits = 'select edited_at, change_minor from order_edits where order_id = $1';
  expect(await fixture.rows(edits, [String(placed.id)])).toEqual([
    { edited_at: new Date(at(10)), change_minor: 600 },
  ]);
  expect(fixture.takePublished()).not.toContain('orderEdited');
});

it('reports a refund that arrived before its order once, together with the order', async () => {
  const placed = order({ financial_status: 'paid' });
  const refund = {
    id: 77,
    order_id: placed.id,
    transactions: [{ kind: 'refund', status: 'success', amount: '5.00', currency: 'EUR' }],
  };
  await fixture.report('refunds/create', refund);
  expect(fixture.takePublished()).toEqual([]);
  await fixture.report('orders/create', placed);
  await fixture.report('orders/updated', later(placed, 3, { refunds: [refund] }));
  expect(fixture.takePublished()).toEqual(['orderPlaced', 'orderRefunded', 'orderPaid', 'orderChanged']);
});

it('reports the refund of a known order that the store sends alone', async () => {
  const placed = order({ financial_status: 'paid' });
  await fixture.report('orders/create', placed);
  fixture.takePublished();
  const refund = {
    id: 78,
    order_id: placed.id,
    transactions: [{ kind: 'refund', status: 'success', amount: '5.00', currency: 'EUR' }],
  };
  await fixture.report('refunds/create', refund);
  expect(fixture.takePublished()).toEqual(['orderRefunded']);
});

it('uses the phone number of the checkout if the order has none', async () => {
  await fixture.report('checkouts/create', { token: 'tok-1', phone: '+4915123456781', line_items: [] });
  const body = order({ checkout_token: 'tok-1' });
  await fixture.report('orders/create', body);
  expect(await fixture.rows('select phone_e164 from orders where order_id = $1', [String(body.id)])).toEqual([
    { phone_e164: '+4915123456781' },
  ]);
});

it.each([
  ['JPY', '1200', 1200],
  ['KWD', '1.250', 1250],
  ['???', '12.00', 1200],
])('reads amounts in %s', async (currency, amount, minor) => {
  const body = order({ currency, total_price: amount });
  await fixture.report('orders/create', body);
  const rows = await fixture.rows('select total_minor from orders where order_id = $1', [String(body.id)]);
  expect(rows).toEqual([{ total_minor: minor }]);
});

it('stores an order of 500 lines, with deleted products and without a person', async () => {
  const line_items = Array.from({ length: 500 }, (_, nth) => ({
    product_id: nth % 2 ? nth : null,
    quantity: 1,
    price: '1.00',
  }));
  const body = order({ line_items, customer: null, shipping_address: null });
  await fixture.report('orders/create', body);
  const rows = await fixture.rows(
    'select jsonb_array_length(line_items) as lines, phone_e164 from orders where order_id = $1',
    [String(body.id)],
  );
  expect(rows).toEqual([{ lines: 500, phone_e164: null }]);
});
