import { expect, it } from 'vitest';
import {
  store,
  fixture,
  besideStandInStore,
  before,
  after,
  money,
  orderLine,
  lineItem,
  product,
  variant,
  collection,
  customer,
  answerBulk,
  anHourLater,
  sync,
  progress,
  orderRows,
} from './first-sync-fixture.ts';

besideStandInStore();

it('fetches a whole store with bulk operations, wherever child lines are, and reports no old orders', async () => {
  const parcel = {
    legacyResourceId: '70',
    status: 'SUCCESS',
    displayStatus: 'DELIVERED',
    createdAt: before,
    updatedAt: before,
    deliveredAt: before,
    trackingInfo: [{ company: 'DHL', number: '42', url: null }],
  };
  const refund = { legacyResourceId: '80', createdAt: before, totalRefundedSet: money('5.00') };
  answerBulk({
    products: [product, variant],
    collections: [collection, { id: 'gid://shopify/Product/1', __parentId: collection.id }],
    customers: [
      customer,
      { ...customer, id: 'gid://shopify/Customer/6', legacyResourceId: '6', updatedAt: null },
    ],
    orders: [
      orderLine(101, before, { fulfillments: [parcel], refunds: [refund] }),
      orderLine(102, after),
      lineItem(101, 1),
      lineItem(102, 1),
      lineItem(101, 2),
    ],
  });
  await sync();
  expect(await progress()).toEqual(
    ['products', 'collections', 'customers', 'orders'].map((part) => ({
      part,
      state: 'done',
      count: ['customers', 'orders'].includes(part) ? 2 : 1,
      total: ['customers', 'orders'].includes(part) ? 2 : 1,
      isDelayed: false,
    })),
  );
  const details = {
    tags: ['VIP'],
    note_attributes: { gift: 'yes' },
    fulfilment_status: 'fulfilled',
    phone_e164: '+4915123456780',
  };
  expect(await orderRows()).toEqual([
    { order_id: '101', ...details, reported: false, lines: 2 },
    { order_id: '102', ...details, reported: true, lines: 1 },
  ]);
  // Only the order that was placed since the installation.
  expect(fixture.takePublished()).toEqual(['orderPlaced', 'orderPaid']);
  expect(
    await fixture.rows('select shipment_status, tracking_number, delivered_at from fulfilments'),
  ).toEqual([{ shipment_status: 'delivered', tracking_number: '42', delivered_at: new Date(before) }]);
  expect(await fixture.rows('select delivered_at from orders where order_id = $1', ['101'])).toEqual([
    { delivered_at: new Date(before) },
  ]);
  expect(await fixture.rows('select amount_minor from refunds')).toEqual([{ amount_minor: 500 }]);
  expect(await fixture.rows('select customer_id, phone_e164, email from customers')).toEqual([
    { customer_id: '5', phone_e164: '+4915123456780', email: 'lena@example.com' },
  ]);
  expect(await fixture.rows('select collection_id, product_id from collection_products')).toEqual([
    { collection_id: '9', product_id: '1' },
  ]);
  expect(
    await fixture.rows('select variant_id, price_minor, inventory_quantity from product_variants'),
  ).toEqual([{ variant_id: '11', price_minor: 1200, inventory_quantity: 4 }]);
  expect(await fixture.rows('select 1 from sync_lines')).toEqual([]);
});

it('prefers a webhook of the same state to its own reading, because the webhook contains more', async () => {
  answerBulk({ orders: [orderLine(101), orderLine(102, after)] });
  await sync();
  for (const [id, updatedAt] of [
    [101, before],
    [102, after],
  ] as const) {
    const body = { id, name: `#${id}`, currency: 'EUR', created_at: updatedAt, updated_at: updatedAt };
    const known = { total_price: '24.00', line_items: [], tags: 'VIP', landing_site: '/mugs' };
    await fixture.report('orders/updated', { ...body, ...known }, new Date(updatedAt));
  }
  expect(await fixture.rows('select order_id, landing_site from orders order by 1')).toEqual([
    { order_id: '101', landing_site: '/mugs' },
    { order_id: '102', landing_site: '/mugs' },
  ]);
});

it('continues where it stopped when the result breaks off, and stores nothing twice', async () => {
  const lines = Array.from({ length: 2500 }, (_, nth) => orderLine(1000 + nth));
  const texts = lines.map((line) => `${JSON.stringify(line)}\n`);
  answerBulk({ orders: lines });
  let served = 0;
  await fixture.rows("update store_syncs set state = 'done' where part <> 'orders'");
  store.answer('BulkGet', ({ id }) => ({
    data: {
      bulkOperation: {
        id,
        status: 'COMPLETED',
        errorCode: null,
        createdAt: before,
        rootObjectCount: '2500',
        url: store.serve('/broken', (response) => {
          served += 1;
          if (served > 1) return void response.end(texts.join(''));
          response.write(texts.slice(0, 1200).join(''), () => response.destroy());
        }),
      },
    },
  }));
  await sync(1);
  expect(await fixture.rows("select state, lines_stored from store_syncs where part = 'orders'")).toEqual([
    { state: 'storing', lines_stored: 1000 },
  ]);
  expect(await progress()).toMatchObject([{}, {}, {}, { isDelayed: true }]);
  anHourLater();
  await sync(2);
  expect(await fixture.rows('select count(*)::int as count from orders')).toEqual([{ count: 2500 }]);
  expect((await progress()).at(-1)).toEqual({
    part: 'orders',
    state: 'done',
    count: 2500,
    total: 2500,
    isDelayed: false,
  });
});

it('stores customers while they arrive, each once, while the store already works on orders', async () => {
  const customers = Array.from({ length: 700 }, (_, nth) => ({ ...customer, legacyResourceId: `${nth}` }));
  const parts = { customers, orders: [orderLine(101)] };
  answerBulk(parts);
  await fixture.rows("update store_syncs set state = 'done' where part in ('products', 'collections')");
  const url = store.serve('/broken', (response) => {
    const texts = customers.slice(0, 600).map((one) => `${JSON.stringify(one)}\n`);
    response.write(texts.join(''), () => response.destroy());
  });
  const operation = { status: 'COMPLETED', errorCode: null, createdAt: before, rootObjectCount: '700', url };
  store.answer('BulkGet', ({ id }) => ({ data: { bulkOperation: { id, ...operation } } }));
  await sync(1);
  const states = 'select part, state, objects_applied as count from store_syncs order by place offset 2';
  expect(await fixture.rows(states)).toEqual([
    { part: 'customers', state: 'storing', count: 500 },
    { part: 'orders', state: 'running', count: 0 },
  ]);
  expect(await fixture.rows('select 1 from sync_lines')).toEqual([]);
  anHourLater();
  answerBulk(parts);
  await sync(2);
  expect(await fixture.rows(states)).toEqual([
    { part: 'customers', state: 'done', count: 700 },
    { part: 'orders', state: 'done', count: 1 },
  ]);
  expect(await fixture.rows('select count(*)::int as count from customers')).toEqual([{ count: 700 }]);
});

it('reads page by page if the store refuses bulk operations, and fewer fields if it refuses more', async () => {
  store.answer('BulkRun', () => ({
    data: { bulkOperationRunQuery: { bulkOperation: null, userErrors: [{ message: 'Access denied' }] } },
  }));
  const end = { hasNextPage: false, endCursor: null };
  const details = [
    'tags',
    'test',
    'sourceName',
    'statusPageUrl',
    'displayFulfillmentStatus',
    'customAttributes',
    'fulfillments',
  ];
  const plain = Object.fromEntries(
    Object.entries(orderLine(301)).filter(([name]) => !details.includes(name)),
  );
  store.answer('Products', () => ({
    data: {
      products: { nodes: [{ ...product, variants: { nodes: [variant], pageInfo: end } }], pageInfo: end },
    },
  }));
  store.answer('Collections', () => ({ data: { collections: { nodes: [collection], pageInfo: end } } }));
  store.answer('CollectionMembers', () => ({
    data: { collection: { products: { nodes: [{ legacyResourceId: '1' }], pageInfo: end } } },
  }));
  store.answer('CustomerPage', ({ after: cursor }) => ({
    data: {
      customers: {
        nodes: [cursor === null ? customer : { ...customer, legacyResourceId: '6' }],
        pageInfo: cursor === null ? { hasNextPage: true, endCursor: 'more' } : end,
      },
    },
  }));
  store.answer('ChangedOrders', () => ({
    data: {
      page: { nodes: [{ id: plain['id'], legacyResourceId: '301', updatedAt: before }], pageInfo: end },
    },
  }));
  const early = { id: 301, name: '#301', currency: 'EUR', created_at: before, line_items: [], tags: 'VIP' };
  const hourAgo = new Date(Date.parse(before) - 3600_000);
  await fixture.report(
    'orders/updated',
    { ...early, updated_at: hourAgo.toISOString(), total_price: '24.00' },
    hourAgo,
  );
  fixture.takePublished();
  store.answer('PlainOrdersById', () => ({
    data: { nodes: [{ ...plain, lineItems: { nodes: [lineItem(301, 1)], pageInfo: end } }] },
  }));
  await sync();
  expect((await progress()).map(({ state, count }) => [state, count])).toEqual([
    ['done', 1],
    ['done', 1],
    ['done', 2],
    ['done', 1],
  ]);
  // Data that only the webhook had stays.
  expect(await orderRows()).toMatchObject([{ order_id: '301', tags: ['VIP'], reported: false, lines: 1 }]);
  expect(await fixture.rows('select count(*)::int as count from customers')).toEqual([{ count: 2 }]);
  // The order has changed since, which updates its credit. It is not reported as a new order.
  expect(fixture.takePublished()).toEqual(['orderChanged']);
});

it('waits while the store works, and until the store has finished other work', async () => {
  const busy = [{ message: 'A bulk query operation for this app and shop is already in progress: gid://x.' }];
  store.answer('BulkRun', () => ({
    data: { bulkOperationRunQuery: { bulkOperation: null, userErrors: busy } },
  }));
  await sync(2);
  expect((await progress())[0]).toMatchObject({ part: 'products', state: 'waiting' });
  expect(store.asked.map(({ name }) => name)).toEqual(['BulkRun']);
});
