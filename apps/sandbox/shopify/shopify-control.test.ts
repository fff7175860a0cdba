import { Ajv2020 } from 'ajv/dist/2020.js';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CheckoutPayload } from '#partners/shopify/payloads/checkout-payload.ts';
import { OrderPayload } from '#partners/shopify/payloads/order-payload.ts';
import { openTestStore, type TestStore } from './open-test-store.ts';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
  const token = await store.install();
  await store.subscribe(
    token,
    'CHECKOUTS_CREATE',
    'CHECKOUTS_UPDATE',
    'ORDERS_CREATE',
    'ORDERS_PAID',
    'ORDERS_UPDATED',
    'ORDERS_CANCELLED',
    'REFUNDS_CREATE',
    'APP_UNINSTALLED',
  );
});
afterEach(() => store.close());

const schemaFolder = join(
  process.env['SHARED_DIR'] ?? join(import.meta.dirname, '../../../../shared'),
  'providers/schemas/shopify-webhooks',
);
const shopper = {
  phone: '+4915112345678',
  firstName: 'Lena',
  lastName: 'Vogt',
  email: 'lena@example.com',
  lines: [{ handle: 'moss-mug', quantity: 2 }],
};

const topics = () => store.product.received.map(({ topic }) => topic);

async function makeCheckout(body: object = shopper): Promise<string> {
  const answer = await store.control('POST', '/checkouts', body);
  expect(answer.status).toBe(200);
  return String(answer.body['token']);
}

it('sends a signed webhook for a checkout, and repeats it after a 500', async () => {
  store.product.answers.push(500);
  const token = await makeCheckout();
  await store.sandbox.webhooks.settled();
  const [first, second] = store.product.received;
  expect(topics()).toEqual(['checkouts/create', 'checkouts/create']);
  expect(first?.isSigned && second?.isSigned).toBe(true);
  expect(second?.headers['x-shopify-webhook-id']).toBe(first?.headers['x-shopify-webhook-id']);
  expect(second?.headers).toMatchObject({
    'x-shopify-shop-domain': 'demo.myshopify.com',
    'x-shopify-api-version': '2026-10',
  });
  expect(CheckoutPayload.parse(first?.body)).toMatchObject({
    token,
    phone: '+4915112345678',
    total_price: '41.90',
    customer: { first_name: 'Lena' },
  });
  // Shopify removed the id in 2026-04. A checkout is identified by its token.
  expect(first?.body).not.toHaveProperty('id');
});

it('turns a checkout into a paid order, with webhooks of one event', async () => {
  const token = await makeCheckout({
    ...shopper,
    discountCode: 'welcome15',
    landingSite: '/?utm_source=bellbird',
  });
  await store.sandbox.webhooks.settled();
  const done = await store.control('POST', `/checkouts/${token}/complete`, { payment: 'card' });
  await store.sandbox.webhooks.settled();
  expect(topics().toSorted()).toEqual([
    'checkouts/create',
    'checkouts/update',
    'orders/create',
    'orders/paid',
  ]);
  const created = store.product.received.find(({ topic }) => topic === 'orders/create');
  const paid = store.product.received.find(({ topic }) => topic === 'orders/paid');
  expect(created?.headers['x-shopify-event-id']).toBe(paid?.headers['x-shopify-event-id']);
  expect(created?.body).not.toHaveProperty('checkout_id');
  expect(OrderPayload.parse(created?.body)).toMatchObject({
    id: done.body['orderId'],
    checkout_token: token,
    financial_status: 'paid',
    discount_codes: [{ code: 'WELCOME15', amount: '5.55' }],
    landing_site: '/?utm_source=bellbird',
    phone: '+4915112345678',
  });
  expect((await store.control('POST', `/checkouts/${token}/complete`, { payment: 'card' })).status).toBe(422);
});

it('supports cash on delivery, payment on delivery, refunds and cancellations', async () => {
  const order = await store.control('POST', `/checkouts/${await makeCheckout()}/complete`, {
    payment: 'cod',
  });
  const path = `/orders/${String(order.body['orderId'])}`;
  expect((await store.control('POST', `${path}/refund`)).status).toBe(422);
  expect((await store.control('POST', `${path}/pay`)).body).toMatchObject({ financialStatus: 'paid' });
  expect((await store.control('POST', `${path}/refund`)).body).toMatchObject({ financialStatus: 'refunded' });
  expect((await store.control('POST', `${path}/cancel`)).status).toBe(200);
  expect((await store.control('POST', `${path}/cancel`)).status).toBe(422);
  await store.sandbox.webhooks.settled();
  const created = store.product.received.find(({ topic }) => topic === 'orders/create');
  expect(created?.body).toMatchObject({
    financial_status: 'pending',
    payment_gateway_names: ['Cash on Delivery (COD)'],
  });
  expect(topics()).toEqual(
    expect.arrayContaining(['orders/paid', 'refunds/create', 'orders/cancelled', 'orders/updated']),
  );
});

it('treats checkouts with the same phone number as one customer’s', async () => {
  await makeCheckout();
  await makeCheckout({ phone: shopper.phone, lines: [{ handle: 'bud-vase', quantity: 1 }] });
  expect(store.sandbox.world.collection('shopify.customers:demo.myshopify.com').size).toBe(1);
});

it('explains what is wrong with a request', async () => {
  const answer = await store.control('POST', '/checkouts', { phone: '0151', lines: [] });
  expect(answer.status).toBe(422);
  expect(answer.body['message']).toContain('phone: ');
  const unknown = await store.control('POST', '/checkouts', {
    phone: '+4915112345678',
    lines: [{ handle: 'yacht', quantity: 1 }],
  });
  expect(unknown.body['message']).toBe('lines: there is no product yacht');
});

it.skipIf(!existsSync(schemaFolder))("sends bodies in the shape of Shopify's published samples", async () => {
  const token = await makeCheckout({ ...shopper, discountCode: 'WELCOME15' });
  const order = await store.control('POST', `/checkouts/${token}/complete`, { payment: 'card' });
  await store.control('POST', `/orders/${String(order.body['orderId'])}/refund`);
  await store.control('POST', `/orders/${String(order.body['orderId'])}/cancel`);
  await store.control('POST', '/uninstall');
  await store.sandbox.webhooks.settled();
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  for (const { topic, body } of store.product.received) {
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
