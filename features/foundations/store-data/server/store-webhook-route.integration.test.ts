import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceBody } from '#tools/test-environment/announce-body.ts';
import {
  allHandled,
  openServer,
  postStoreWebhook,
  refusal,
  type OpenServer,
  type StoreWebhook,
} from '#tools/test-environment/open-server.ts';
import { ORDER_BODY } from '#tools/test-environment/seeds/order-body.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const LIMIT_BYTES = 4 * 1024 * 1024;

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Lena's cart at Wren & Willow, in its state of that second. */
function cart(token: string, second: number, more: object = {}) {
  return {
    token,
    phone: '+4915215550101',
    currency: 'EUR',
    total_price: '24.00',
    line_items: [{ product_id: 1, title: 'Moss mug', quantity: 1, price: '24.00' }],
    abandoned_checkout_url: `https://demo.myshopify.com/recover/${token}`,
    created_at: new Date(0).toISOString(),
    updated_at: new Date(second * 1000).toISOString(),
    ...more,
  };
}

async function storedWebhooks(): Promise<number> {
  const [row] = await server.rows<{ count: string }>(
    `select (select count(*) from webhook_inbox where source = 'shopify')
       + (select count(*) from webhook_deliveries where source = 'shopify') as count`,
  );
  return Number(row?.count);
}

async function handled(webhook: StoreWebhook): Promise<void> {
  expect(await postStoreWebhook(server.appUrl, webhook)).toMatchObject({
    status: 200,
    body: { received: true },
  });
  await allHandled(server.rows);
}

async function checkout(token: string) {
  const [row] = await server.rows<{
    total_minor: number;
    line_items: unknown[];
    completed_at: Date | null;
    first_name: string | null;
  }>(
    'select total_minor, line_items, completed_at, first_name from checkouts where shop_id = $1 and checkout_token = $2',
    [server.shopId, token],
  );
  return row;
}

/** Posts a webhook that must be refused, and checks that nothing was stored. */
async function expectRefused(webhook: StoreWebhook, expected: object) {
  const before = await storedWebhooks();
  expect(refusal(await postStoreWebhook(server.appUrl, webhook))).toEqual(expected);
  expect(await storedWebhooks()).toBe(before);
}

it.each([
  ['another', 'bm90IHRoZSBzaWduYXR1cmUgb2YgdGhpcyBib2R5IQ=='],
  ['no', ''],
])('refuses a webhook with %s signature and stores nothing', async (_which, signature) => {
  const headers = { 'x-shopify-hmac-sha256': signature };
  await expectRefused(
    { topic: 'checkouts/create', body: cart('forged', 1), headers },
    { status: 401, code: 'BAD_SIGNATURE' },
  );
});

it.each(['x-shopify-topic', 'x-shopify-shop-domain', 'x-shopify-webhook-id'])(
  'refuses a signed webhook without %s',
  async (name) => {
    await expectRefused(
      { topic: 'checkouts/create', body: cart('headless', 1), headers: { [name]: '' } },
      { status: 422, code: 'MALFORMED_REQUEST', field: 'headers' },
    );
  },
);

it('refuses a signed webhook with an unreadable time', async () => {
  const headers = { 'x-shopify-triggered-at': 'yesterday' };
  await expectRefused(
    { topic: 'checkouts/create', body: cart('timeless', 1), headers },
    { status: 422, code: 'MALFORMED_REQUEST', field: 'x-shopify-triggered-at' },
  );
});

it.each(['', 'not JSON', '{"token":'])(
  'refuses the signed body "%s", which is malformed JSON',
  async (body) => {
    await expectRefused(
      { topic: 'checkouts/create', body },
      { status: 422, code: 'MALFORMED_REQUEST', field: 'body' },
    );
  },
);

it('refuses a body over the limit and accepts one just below it', async () => {
  const padded = (bytes: number) => JSON.stringify({ note: 'x'.repeat(bytes - '{"note":""}'.length) });
  const before = await storedWebhooks();
  expect(await announceBody(`${server.appUrl}/webhooks/shopify`, LIMIT_BYTES + 1)).toEqual({
    status: 413,
    code: 'BODY_TOO_LARGE',
  });
  expect(await storedWebhooks()).toBe(before);
  await handled({ topic: 'carts/update', body: padded(LIMIT_BYTES) });
});

it('stores and applies a webhook once, however often it is delivered', async () => {
  const webhook = { topic: 'orders/create', id: 'delivery-of-order-7001', body: order(7001) };
  const before = await storedWebhooks();
  const answers = await Promise.all([1, 2, 3].map(() => postStoreWebhook(server.appUrl, webhook)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await handled(webhook);
  expect(await storedWebhooks()).toBe(before + 2); // one in the inbox, one delivery
  // A repetition that was applied would overwrite this.
  await server.rows("update orders set name = 'seen' where order_id = '7001'");
  await handled(webhook);
  expect(await server.rows("select name from orders where order_id = '7001'")).toEqual([{ name: 'seen' }]);
});

it('does not overwrite a cart with an older state', async () => {
  await handled({ topic: 'checkouts/update', body: cart('lena-1', 20, { total_price: '48.00' }) });
  await handled({
    topic: 'checkouts/create',
    body: cart('lena-1', 10, { total_price: '24.00', line_items: [] }),
  });
  expect(await checkout('lena-1')).toMatchObject({
    total_minor: 4800,
    line_items: [{ title: 'Moss mug' }],
  });
  await handled({ topic: 'checkouts/update', body: cart('lena-1', 30, { total_price: '72.00' }) });
  expect(await checkout('lena-1')).toMatchObject({ total_minor: 7200 });
});

it('keeps a cart completed if an earlier update arrives last', async () => {
  const completed_at = new Date(40_000).toISOString();
  await handled({ topic: 'checkouts/update', body: cart('lena-2', 40, { completed_at }) });
  await handled({ topic: 'checkouts/update', body: cart('lena-2', 40) });
  expect((await checkout('lena-2'))?.completed_at).toEqual(new Date(completed_at));
});

it('does not undo the cancellation of an order with an older state', async () => {
  const cancelled = order(7002, 50, { cancelled_at: new Date(50_000).toISOString() });
  await handled({ topic: 'orders/cancelled', body: cancelled });
  await handled({ topic: 'orders/create', body: order(7002, 10) });
  expect(await server.rows("select cancelled_at from orders where order_id = '7002'")).toEqual([
    { cancelled_at: new Date(50_000) },
  ]);
});

it('stores an unknown topic as failed, and answers 200', async () => {
  const webhook = { topic: 'moons/wax', body: { phase: 'gibbous' }, id: 'delivery-of-the-unknown' };
  expect(await postStoreWebhook(server.appUrl, webhook)).toMatchObject({ status: 200 });
  const kept = await waitFor('the inbox to give it up', async () => {
    const [row] = await server.rows<{ state: string }>(
      "select body, state, error from webhook_inbox where topic = 'moons/wax'",
    );
    return row?.state !== 'new' && row;
  });
  expect(kept).toEqual({
    body: { phase: 'gibbous' },
    state: 'failed',
    error: 'UnprocessableWebhook: nobody understands this topic',
  });
  await server.rows("delete from webhook_inbox where topic = 'moons/wax'");
});

it.each(['stranger.myshopify.com', 'not-even-a-shop'])(
  'changes nothing for %s, which has not installed the app',
  async (shop) => {
    const counts = () =>
      server.rows('select (select count(*) from shops) as shops, (select count(*) from orders) as orders');
    const before = await counts();
    await handled({ topic: 'orders/create', shop, body: order(7003) });
    await handled({ topic: 'app/uninstalled', shop, body: {} });
    expect(await counts()).toEqual(before);
  },
);

it('stores a name with replacements for characters that the database refuses', async () => {
  const customer = { first_name: 'Le\0na \ud83d' };
  await handled({ topic: 'checkouts/create', body: cart('lena-3', 1, { customer }) });
  expect((await checkout('lena-3'))?.first_name).toBe('Lena \ufffd');
});

it('retries a body that it cannot understand, and continues with the next one', async () => {
  const broken = { topic: 'checkouts/create', body: { total_price: 'no token at all' } };
  expect(await postStoreWebhook(server.appUrl, broken)).toMatchObject({ status: 200 });
  await postStoreWebhook(server.appUrl, { topic: 'checkouts/create', body: cart('lena-4', 1) });
  await waitFor('the next cart', () => checkout('lena-4'));
  const [unread] = await server.rows<{ state: string; attempts: number }>(
    "select state, attempts from webhook_inbox where error like '%token%'",
  );
  expect(unread).toMatchObject({ state: 'new' });
});

function order(id: number, second = 10, more: object = {}) {
  return {
    id,
    name: `#${id}`,
    phone: '+4915215550101',
    currency: 'EUR',
    total_price: '24.00',
    line_items: [],
    created_at: new Date(10_000).toISOString(),
    updated_at: new Date(second * 1000).toISOString(),
    ...more,
  };
}

it('stores orders with malformed fields as far as they are readable, and the good one beside them', async () => {
  const odd: [number, object][] = [
    [9001, { note_attributes: [{ name: null, value: 'x' }, null] }],
    [9002, { line_items: [{ ...ORDER_BODY.line_items[0], quantity: 'many' }, null] }],
    [9003, { customer: 'Lena', shipping_address: [] }],
    [9004, { payment_gateway_names: [null], discount_codes: 'TEN', tags: 7 }],
    [9005, { order_number: 'x', checkout_token: 'y'.repeat(20_000), email: 1e20 }],
    [9006, {}],
  ];
  const posted = odd.map(([id, change]) =>
    postStoreWebhook(server.appUrl, { topic: 'orders/create', body: { ...ORDER_BODY, ...change, id } }),
  );
  expect((await Promise.all(posted)).map(({ status }) => status)).toEqual(odd.map(() => 200));
  const stored = await waitFor('all of them', async () => {
    const rows = await server.rows<{ order_id: string; total_minor: number }>(
      `select order_id, total_minor::int from orders where order_id like '900_' order by order_id`,
    );
    return rows.length === odd.length && rows;
  });
  expect(stored).toEqual(odd.map(([id]) => ({ order_id: String(id), total_minor: 40_495 })));
});

it('assigns a privacy webhook without a shop header to the shop in its body', async () => {
  const redact = {
    topic: 'customers/redact',
    body: { shop_domain: 'demo.myshopify.com', customer: { id: 4711 }, orders_to_redact: [] },
    headers: { 'x-shopify-shop-domain': '' },
  };
  const forged = { ...redact, headers: { ...redact.headers, 'x-shopify-hmac-sha256': 'Zm9yZ2Vk' } };
  expect((await postStoreWebhook(server.appUrl, forged)).status).toBe(401);
  expect((await postStoreWebhook(server.appUrl, redact)).status).toBe(200);
  await waitFor('the request', async () => {
    const rows = await server.rows(`select from privacy_requests where shop_id = $1 and kind = 'erasure'`, [
      server.shopId,
    ]);
    return rows.length === 1;
  });
  await expectRefused(
    {
      topic: 'orders/create',
      body: { ...ORDER_BODY, shop_domain: 'demo.myshopify.com' },
      headers: redact.headers,
    },
    { status: 422, code: 'MALFORMED_REQUEST', field: 'headers' },
  );
  await expectRefused(
    { ...redact, body: { ...redact.body, shop_domain: 'evil.example' } },
    { status: 422, code: 'MALFORMED_REQUEST', field: 'headers' },
  );
});
