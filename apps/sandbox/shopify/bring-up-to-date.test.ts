import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestStore, SHOP, type TestStore } from './open-test-store.ts';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const record = (name: string) =>
  store.sandbox.world.collection<Record<string, unknown>>(`shopify.${name}:${SHOP}`);

/** The stored shape from before stores had variants and shipments. */
const OLD_ORDER = {
  id: 7,
  number: 1001,
  token: 'old',
  checkoutToken: 'checkout',
  lines: [{ id: 8, productId: 1, variantId: 2, handle: 'mug', title: 'Mug', priceCents: 1000, quantity: 2 }],
  subtotalCents: 2000,
  discountCents: 0,
  shippingCents: 490,
  totalCents: 2490,
  customerId: 3,
  contact: { phone: '+4915112345678', email: null },
  address: null,
  payment: 'cod',
  financialStatus: 'paid',
  tags: ['vip'],
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  cancelledAt: null,
  refunds: [{ id: 9, amountCents: 490, note: null, createdAt: '2026-11-02T10:00:00.000Z' }],
};
const OLD_PRODUCT = {
  id: 1,
  variantId: 2,
  handle: 'mug',
  title: 'Mug',
  description: '',
  priceCents: 1000,
  compareAtCents: null,
  productType: 'Tableware',
  tags: [],
  inventory: 5,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};

it('converts the stored data of an older sandbox, so that its orders can be used', async () => {
  store.sandbox.world
    .collection('shopify.stores')
    .set(SHOP, { shop: SHOP, id: 60_100_000, currency: 'EUR', timeZone: 'Europe/Berlin', lastId: 9 });
  record('orders').set('7', { ...OLD_ORDER });
  record('products').set('mug', { ...OLD_PRODUCT });
  expect((await store.control('GET', '/orders/7')).body).toMatchObject({
    tags: ['vip'],
    gatewayName: 'Cash on Delivery (COD)',
    currentTotal: '20.00',
    outstanding: '0.00',
    fulfilments: [],
  });
  expect((await store.control('GET', '/products')).body).toMatchObject([
    { inventory: 5, isPublished: true, variants: [{ id: 2, priceCents: 1000 }] },
  ]);
  expect((await store.control('POST', '/orders/7/fulfil')).body).toMatchObject({
    fulfilmentStatus: 'fulfilled',
  });
  expect((await store.control('POST', '/orders/7/refund')).body).toMatchObject({
    financialStatus: 'refunded',
  });
});
