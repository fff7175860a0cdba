import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startSync, findSyncProgress } from '#features/foundations/store-data/server/sync/sync-queries.ts';
import { StoreSyncer } from '#features/foundations/store-data/server/wiring.ts';
import { storeCustomers } from '#features/foundations/subscribers/server/wiring.ts';
import { INSTALLED_AT, openFactsFixture, type FactsFixture } from './facts-fixture.ts';
import { startStandInStore, type StandInStore } from './stand-in-store.ts';

export let store: StandInStore;
export let fixture: FactsFixture;
let now = new Date('2026-11-20T12:00:00Z');
const syncers: StoreSyncer[] = [];

/** Opens a fake store and a shop that is new to it, for the tests of the calling file. */
export function besideStandInStore(): void {
  beforeAll(async () => {
    store = await startStandInStore();
    fixture = await openFactsFixture({ storeUrl: store.url });
    fixture.ctx.events.on('customersRead', (tx, event) => storeCustomers(tx, event, fixture.ctx));
  });
  beforeEach(async () => {
    store.asked.length = 0;
    for (const table of [
      'orders',
      'refunds',
      'fulfilments',
      'customers',
      'collection_products',
      'product_variants',
    ])
      await fixture.rows(`delete from ${table}`);
    await fixture.ctx.db.transaction().execute((tx) => startSync(tx, fixture.shopId, now));
    fixture.takePublished();
  });
  afterEach(async () => {
    for (const syncer of syncers.splice(0)) await syncer.stop();
  });
  afterAll(async () => {
    await fixture.close();
    await store.close();
  });
}

export const before = new Date(INSTALLED_AT.getTime() - 3600_000).toISOString();
export const after = new Date('2026-11-19T12:00:00Z').toISOString();
export const money = (amount: string) => ({ shopMoney: { amount, currencyCode: 'EUR' } });

export function orderLine(id: number, createdAt = before, more: object = {}) {
  return {
    id: `gid://shopify/Order/${id}`,
    legacyResourceId: String(id),
    name: `#${id}`,
    checkoutToken: null,
    cartToken: null,
    email: null,
    phone: '+4915123456780',
    currencyCode: 'EUR',
    createdAt,
    updatedAt: createdAt,
    cancelledAt: null,
    displayFinancialStatus: 'PAID',
    paymentGatewayNames: ['shopify_payments'],
    discountCodes: [],
    totalPriceSet: money('24.00'),
    currentTotalPriceSet: money('24.00'),
    customer: null,
    shippingAddress: null,
    billingAddress: null,
    refunds: [],
    tags: ['VIP'],
    test: false,
    sourceName: 'web',
    statusPageUrl: 'https://wren.example/o/1',
    displayFulfillmentStatus: 'FULFILLED',
    customAttributes: [{ key: 'gift', value: 'yes' }],
    fulfillments: [],
    ...more,
  };
}
export const lineItem = (order: number, nth: number) => ({
  id: `gid://shopify/LineItem/${order}${nth}`,
  title: `Mug ${nth}`,
  quantity: 1,
  currentQuantity: 1,
  variantTitle: null,
  product: { legacyResourceId: '1' },
  variant: { legacyResourceId: '11' },
  originalUnitPriceSet: money('12.00'),
  __parentId: `gid://shopify/Order/${order}`,
});
export const product = {
  id: 'gid://shopify/Product/1',
  legacyResourceId: '1',
  title: 'Moss Mug',
  handle: 'moss-mug',
  status: 'ACTIVE',
  vendor: 'Wren',
  productType: 'Mugs',
  tags: ['gift'],
  publishedAt: before,
  updatedAt: before,
  featuredMedia: null,
};
export const variant = {
  id: 'gid://shopify/ProductVariant/11',
  legacyResourceId: '11',
  title: 'Default Title',
  sku: null,
  price: '12.00',
  compareAtPrice: null,
  availableForSale: true,
  inventoryQuantity: 4,
  __parentId: 'gid://shopify/Product/1',
};
export const collection = {
  id: 'gid://shopify/Collection/9',
  legacyResourceId: '9',
  title: 'Gifts',
  handle: 'gifts',
  updatedAt: before,
  image: null,
};
export const customer = {
  id: 'gid://shopify/Customer/5',
  legacyResourceId: '5',
  firstName: 'Lena',
  lastName: null,
  updatedAt: before,
  defaultPhoneNumber: null,
  defaultEmailAddress: { emailAddress: 'lena@example.com' },
  defaultAddress: { phone: '0151 23456780', countryCodeV2: 'DE' },
};

/** Makes the store's bulk operations complete immediately, with these lines. */
export function answerBulk(parts: Partial<Record<string, object[]>>): void {
  let id = 0;
  store.answer('BulkRun', ({ q }) => {
    const part = /^\{ (\w+)/.exec(String(q))?.[1] ?? '';
    id += 1;
    return {
      data: {
        bulkOperationRunQuery: {
          bulkOperation: { id: `gid://x/${part}/${id}`, status: 'CREATED' },
          userErrors: [],
        },
      },
    };
  });
  store.answer('BulkGet', ({ id: asked }) => {
    const part = String(asked).split('/')[3] ?? '';
    const lines = parts[part] ?? [];
    const url = store.serve(`/result/${part}`, (response) =>
      response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
    );
    const rootObjectCount = String(lines.filter((line) => !('__parentId' in line)).length);
    const operation = {
      id: asked,
      status: 'COMPLETED',
      errorCode: null,
      createdAt: before,
      rootObjectCount,
    };
    return { data: { bulkOperation: { ...operation, url: lines.length > 0 ? url : null } } };
  });
}

/** Moves the fixture's clock forward, for later tests too. */
export function anHourLater(): void {
  now = new Date(now.getTime() + 3600_000);
  fixture.at(now);
}

/** Runs new workers until nothing is due. */
export async function sync(times = 8): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) {
    const syncer = new StoreSyncer(fixture.ctx, fixture.stores);
    syncers.push(syncer);
    await syncer.syncDue();
    await syncer.settled();
  }
}
export const progress = () =>
  fixture.ctx.db.transaction().execute((tx) => findSyncProgress(tx, fixture.shopId));
export const orderRows = () =>
  fixture.rows(
    `select order_id, tags, note_attributes, fulfilment_status, notified_at is not null as reported, phone_e164,
       jsonb_array_length(line_items) as lines from orders order by order_id`,
  );
