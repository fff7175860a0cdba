import { Ajv2020 } from 'ajv/dist/2020.js';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OrderPayload } from '#partners/shopify/payloads/order-payload.ts';
import { openTestStore, type TestStore } from '../open-test-store.ts';

const TOPICS = [
  'ORDERS_CREATE',
  'ORDERS_UPDATED',
  'ORDERS_PAID',
  'ORDERS_CANCELLED',
  'ORDERS_FULFILLED',
  'ORDERS_PARTIALLY_FULFILLED',
  'ORDERS_EDITED',
  'REFUNDS_CREATE',
  'FULFILLMENTS_CREATE',
  'FULFILLMENTS_UPDATE',
  'FULFILLMENT_EVENTS_CREATE',
  'PRODUCTS_UPDATE',
];
const DHL = { company: 'DHL', trackingNumber: '00340434', trackingUrl: 'https://dhl.example/00340434' };

let store: TestStore;
let token: string;
beforeEach(async () => {
  store = await openTestStore();
  token = await store.install();
  await store.subscribe(token, ...TOPICS);
});
afterEach(() => store.close());

interface Line {
  id: number;
  handle: string;
  quantity: number;
  currentQuantity: number;
}
type Reading = Record<string, unknown> & { lines: Line[] };

async function placeOrder(payment: 'card' | 'cod', more: object = {}): Promise<string> {
  const checkout = await store.control('POST', '/checkouts', {
    phone: '+4915112345678',
    firstName: 'Lena',
    lastName: 'Vogt',
    email: 'lena@example.com',
    lines: [
      { handle: 'moss-mug', quantity: 2 },
      { handle: 'fig-candle', quantity: 1 },
    ],
  });
  const path = `/checkouts/${String(checkout.body['token'])}/complete`;
  const { body } = await store.control('POST', path, { payment, ...more });
  return `/orders/${String(body['orderId'])}`;
}

async function act(path: string, body?: object): Promise<Reading> {
  const answer = await store.control('POST', path, body);
  expect([path, answer.status, answer.body['message']]).toEqual([path, 200, undefined]);
  return answer.body as Reading;
}

async function refusal(path: string, body?: object): Promise<unknown> {
  const answer = await store.control('POST', path, body);
  expect(answer.status).toBe(422);
  return answer.body['message'];
}

/** The webhooks since the last call, in order. */
async function newWebhooks(): Promise<{ topic: string; body: Record<string, unknown>; eventId: unknown }[]> {
  await store.sandbox.webhooks.settled();
  return store.product.received
    .splice(0)
    .map(({ topic, body, headers }) => ({ topic, body, eventId: headers['x-shopify-event-id'] }));
}

const topicsOf = (hooks: { topic: string }[]) => hooks.map(({ topic }) => topic).toSorted();

it('ships an order and delivers it', async () => {
  const path = await placeOrder('cod');
  await newWebhooks();
  expect(await act(`${path}/fulfil`, DHL)).toMatchObject({
    fulfilmentStatus: 'fulfilled',
    financialStatus: 'pending',
    fulfilments: [{ name: '#1001.1', trackingNumber: '00340434', shipmentStatus: null }],
  });
  const sent = await newWebhooks();
  expect(topicsOf(sent)).toEqual(['fulfillments/create', 'orders/fulfilled', 'orders/updated']);
  expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(1);
  const created = sent.find(({ topic }) => topic === 'fulfillments/create');
  expect(created?.body).toMatchObject({
    status: 'success',
    shipment_status: null,
    tracking_company: 'DHL',
    tracking_numbers: ['00340434'],
    tracking_urls: ['https://dhl.example/00340434'],
    destination: { phone: '+4915112345678' },
    line_items: [{ quantity: 2 }, { quantity: 1 }],
  });
  const whole = sent.find(({ topic }) => topic === 'orders/fulfilled');
  expect(OrderPayload.parse(whole?.body)).toMatchObject({ fulfillment_status: 'fulfilled' });

  await act(`${path}/track`, { status: 'in_transit' });
  const delivered = await act(`${path}/deliver`);
  expect(delivered).toMatchObject({
    fulfilments: [{ shipmentStatus: 'delivered', deliveredAt: expect.any(String) as string }],
  });
  const onTheWay = await newWebhooks();
  expect(topicsOf(onTheWay)).toEqual([
    'fulfillment_events/create',
    'fulfillment_events/create',
    'fulfillments/update',
    'fulfillments/update',
    'orders/updated',
    'orders/updated',
  ]);
  const events = onTheWay.filter(({ topic }) => topic === 'fulfillment_events/create');
  expect(new Set(events.map(({ body }) => body['status']))).toEqual(new Set(['delivered', 'in_transit']));
  expect(await refusal(`${path}/fulfil`, DHL)).toBe('There is nothing left to send');
  expect(await refusal(`${path}/cancel`)).toBe('This order was sent already');
});

it('ships a part of an order, and the rest later', async () => {
  const path = await placeOrder('card');
  const { lines } = (await store.control('GET', path)).body as Reading;
  await newWebhooks();
  const first = { lineId: lines[0]?.id, quantity: 1 };
  expect(await act(`${path}/fulfil`, { lines: [first] })).toMatchObject({ fulfilmentStatus: 'partial' });
  expect(topicsOf(await newWebhooks())).toContain('orders/partially_fulfilled');
  expect(await refusal(`${path}/fulfil`, { lines: [{ ...first, quantity: 2 }] })).toBe(
    'This is more than is left to send',
  );
  expect(await act(`${path}/fulfil`)).toMatchObject({ fulfilmentStatus: 'fulfilled' });
  expect(await refusal(`${path}/edit`, { lines: [{ lineId: lines[0]?.id, quantity: 0 }] })).toBe(
    'What was sent cannot be taken out',
  );
});

it('edits a paid order: the added line still has to be paid', async () => {
  const path = await placeOrder('card');
  const { lines } = (await store.control('GET', path)).body as Reading;
  await newWebhooks();
  const edited = await act(`${path}/edit`, {
    lines: [
      { lineId: lines[0]?.id, quantity: 1 },
      { handle: 'wool-throw', quantity: 1 },
    ],
  });
  // 2 mugs and a candle cost 63.00. Without one mug and with a throw, 133.50 of the 152.00 ordered in all are to be
  // paid.
  expect(edited).toMatchObject({
    financialStatus: 'partially_paid',
    total: '152.00',
    currentTotal: '133.50',
    outstanding: '70.50',
  });
  const hooks = await newWebhooks();
  expect(topicsOf(hooks)).toEqual(['orders/edited', 'orders/updated']);
  expect(hooks.find(({ topic }) => topic === 'orders/edited')?.body).toMatchObject({
    order_edit: {
      line_items: {
        additions: [{ id: edited.lines[2]?.id, delta: 1 }],
        removals: [{ id: lines[0]?.id, delta: 1 }],
      },
    },
  });
  expect(await act(`${path}/pay`)).toMatchObject({ financialStatus: 'paid', outstanding: '0.00' });
  expect(await refusal(`${path}/edit`, { lines: [{ handle: 'yacht', quantity: 1 }] })).toBe(
    'There is no such product',
  );
});

it('cancels an order, refunds the money and returns the goods to stock', async () => {
  const path = await placeOrder('card');
  const stock = async () =>
    (
      (await store.control('GET', '/products')).body as unknown as { handle: string; inventory: number }[]
    ).find(({ handle }) => handle === 'moss-mug')?.inventory;
  expect(await stock()).toBe(118);
  await newWebhooks();
  expect(await act(`${path}/cancel`, { reason: 'staff', refund: true })).toMatchObject({
    financialStatus: 'refunded',
    cancelReason: 'staff',
    currentTotal: '0.00',
    refunded: '63.00',
  });
  expect(await stock()).toBe(120);
  const hooks = await newWebhooks();
  expect(topicsOf(hooks)).toEqual(['orders/cancelled', 'orders/updated', 'orders/updated', 'refunds/create']);
  expect(hooks.find(({ topic }) => topic === 'orders/cancelled')?.body).toMatchObject({
    cancel_reason: 'staff',
    current_total_price: '0.00',
    total_outstanding: '0.00',
  });
  expect(await refusal(`${path}/tag`, { add: [''] })).toContain('add.0');
});

it('refunds an amount without goods, and the rest with the goods', async () => {
  const path = await placeOrder('card');
  expect(await act(`${path}/refund`, { amount: 13 })).toMatchObject({
    financialStatus: 'partially_refunded',
    currentTotal: '50.00',
    outstanding: '0.00',
  });
  expect(await refusal(`${path}/refund`, { amount: 51 })).toBe('This is more than was paid');
  expect(await act(`${path}/refund`)).toMatchObject({ financialStatus: 'refunded', currentTotal: '0.00' });
  const refunds = (await newWebhooks()).filter(({ topic }) => topic === 'refunds/create');
  const [money, goods] = [0, 2].map((count) =>
    refunds.find(({ body }) => (body['refund_line_items'] as unknown[]).length === count),
  );
  expect(money?.body).toMatchObject({
    refund_line_items: [],
    order_adjustments: [{ kind: 'refund_discrepancy', amount: '-13.00' }],
    transactions: [{ amount: '13.00' }],
  });
  expect(goods?.body).toMatchObject({
    refund_line_items: [{ quantity: 2 }, { quantity: 1 }],
    transactions: [{ amount: '50.00' }],
  });
});

it('adds a tag only once, whatever its case', async () => {
  const path = await placeOrder('cod');
  await act(`${path}/tag`, { add: ['COD-CONFIRMED', 'vip'] });
  expect(await act(`${path}/tag`, { add: ['cod-confirmed', 'new'], remove: ['VIP'] })).toMatchObject({
    tags: ['COD-CONFIRMED', 'new'],
  });
  expect((await store.control('GET', path)).body).toMatchObject({ tags: ['COD-CONFIRMED', 'new'] });
});

it('uses the payment name that the checkout gives', async () => {
  const path = await placeOrder('cod', { gatewayName: 'الدفع عند الاستلام' });
  expect((await newWebhooks()).at(-1)?.body).toMatchObject({ payment_gateway_names: ['الدفع عند الاستلام'] });
  expect((await store.control('GET', path)).body).toMatchObject({ financialStatus: 'pending' });
});

it('sends a webhook about a product when its last piece is sold', async () => {
  await act('/products/fig-candle/stock', { quantity: 1 });
  await newWebhooks();
  await placeOrder('card');
  const hook = (await newWebhooks()).find(({ topic }) => topic === 'products/update');
  expect(hook?.body).toMatchObject({ handle: 'fig-candle', variants: [{ inventory_quantity: 0 }] });
});

it('fills a store with orders without webhooks', async () => {
  const filled = await store.control('POST', '/orders/bulk', { count: 500, days: 100, linesEach: 3 });
  expect(filled.body).toMatchObject({ placed: 500, orders: 500, customers: 167 });
  expect(await newWebhooks()).toEqual([]);
  const newest = (await store.control('GET', '/orders?limit=2')).body as unknown as Reading[];
  expect(newest).toHaveLength(2);
  expect(newest[0]?.lines).toHaveLength(3);
  const all = (await store.control('GET', '/orders')).body as unknown as Reading[];
  const share = (wanted: (order: Reading) => boolean) => all.filter(wanted).length / all.length;
  expect(share((order) => order['fulfilmentStatus'] === 'fulfilled')).toBeCloseTo(0.8, 2);
  expect(share((order) => order['payment'] === 'cod')).toBeCloseTo(0.2, 2);
});

const root = join(import.meta.dirname, '../../../../..');
const schemaFolder = join(
  process.env['SHARED_DIR'] ?? join(root, 'shared'),
  'providers/schemas/shopify-webhooks',
);

describe.skipIf(!existsSync(schemaFolder))("the bodies have the shape of Shopify's published samples", () => {
  it('for the webhooks from the order to the delivery', async () => {
    const path = await placeOrder('cod');
    await act(`${path}/fulfil`, DHL);
    await act(`${path}/deliver`);
    await act(`${path}/pay`);
    await act('/products/bath-towel/publish', { isPublished: false });
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    const hooks = await newWebhooks();
    expect(new Set(topicsOf(hooks)).size).toBeGreaterThan(6);
    for (const { topic, body } of hooks) {
      const file = join(schemaFolder, `${topic}.json`);
      if (!existsSync(file)) continue;
      const validate = ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object);
      validate(body);
      // The schemas are derived from samples. If the list was empty in every sample, the schema forbids all items.
      const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'false schema');
      expect([topic, errors.map(({ instancePath, message }) => `${instancePath} ${message}`)]).toEqual([
        topic,
        [],
      ]);
    }
  });
});
