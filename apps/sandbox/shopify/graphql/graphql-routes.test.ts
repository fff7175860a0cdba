import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore, type TestStore } from '../open-test-store.ts';
import { readDocument } from './run-operation.ts';

let store: TestStore;
let token: string;
beforeEach(async () => {
  store = await openTestStore();
  token = await store.install();
});
afterEach(() => store.close());

const root = join(import.meta.dirname, '../../../..');
const operationsFile = join(
  process.env['SHARED_DIR'] ?? join(root, '../shared'),
  'providers/shopify-operations.graphql',
);

it('answers 401 to an unknown token', async () => {
  expect(await store.graphql('shpat_x', '{ shop { name } }')).toMatchObject({
    status: 401,
    body: { errors: expect.stringContaining('Invalid API key or access token') as string },
  });
});

it('refuses an unknown field with the real API’s message', async () => {
  const { status, body } = await store.graphql(token, '{ shop { name nickname } }');
  expect(status).toBe(200);
  expect(body.errors?.[0]).toMatchObject({
    message: "Field 'nickname' doesn't exist on type 'Shop'",
    extensions: { code: 'undefinedField', typeName: 'Shop', fieldName: 'nickname' },
  });
});

it('reports a field of the real API that the sandbox does not support', async () => {
  const { body } = await store.graphql(token, '{ productTags(first: 1) { nodes } }');
  expect(body.errors?.[0]?.message).toBe('The sandbox does not answer QueryRoot.productTags yet.');
});

it('pages through the catalogue', async () => {
  const query = '{ products(first: 20) { nodes { id title } pageInfo { hasNextPage endCursor } } }';
  const first = await store.graphql(token, query);
  expect(first.body.data).toMatchObject({ products: { pageInfo: { hasNextPage: true } } });
  const { endCursor } = (first.body.data['products'] as { pageInfo: { endCursor: string } }).pageInfo;
  const rest = await store.graphql(token, query.replace('first: 20', `first: 20, after: "${endCursor}"`));
  expect((rest.body.data['products'] as { nodes: unknown[] }).nodes).toHaveLength(15);
});

it('creates each discount code only once', async () => {
  const query =
    'mutation D($d: DiscountCodeBasicInput!) { discountCodeBasicCreate(basicCodeDiscount: $d) { codeDiscountNode { id codeDiscount { ... on DiscountCodeBasic { title status codes(first: 1) { nodes { code } } } } } userErrors { field code message } } }';
  const d = {
    title: 'Back',
    code: 'BACK10',
    startsAt: '2026-01-01T00:00:00Z',
    context: { all: 'ALL' },
    customerGets: { value: { percentage: 0.1 }, items: { all: true } },
  };
  const made = await store.graphql(token, query, { d });
  expect(made.body.errors).toBeUndefined();
  expect(made.body.data).toMatchObject({
    discountCodeBasicCreate: { codeDiscountNode: { codeDiscount: { status: 'ACTIVE' } }, userErrors: [] },
  });
  const again = await store.graphql(token, query, { d: { ...d, code: 'back10' } });
  expect(again.body.data).toMatchObject({
    discountCodeBasicCreate: { codeDiscountNode: null, userErrors: [{ code: 'TAKEN' }] },
  });
});

it('counts the cost of a query, and throttles with HTTP 200', async () => {
  const cheap = await store.graphql(token, '{ customers(first: 10) { nodes { id } } }');
  expect(cheap.body.extensions?.cost).toMatchObject({
    requestedQueryCost: 12,
    actualQueryCost: 1,
    throttleStatus: { maximumAvailable: 2000, restoreRate: 100 },
  });
  store.sandbox.misbehaviour.plan({ partner: 'shopify', kind: 'rateLimited', times: 1, delayMs: 0 });
  const throttled = await store.graphql(token, '{ shop { name } }');
  expect(throttled).toMatchObject({
    status: 200,
    body: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] },
  });
  expect((await store.graphql(token, '{ shop { name } }')).body.data).toMatchObject({
    shop: { name: 'Wren & Willow' },
  });
});

it('refuses a query that costs more than a thousand points', async () => {
  const { body } = await store.graphql(
    token,
    '{ products(first: 50) { nodes { variants(first: 50) { nodes { id } } } } }',
  );
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'MAX_COST_EXCEEDED' });
});

describe.skipIf(!existsSync(operationsFile))('the operations the product is built on', () => {
  const text = existsSync(operationsFile) ? readFileSync(operationsFile, 'utf8') : '';
  const operations = new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [/^\w+ (\w+)/.exec(line)?.[1] ?? '', line]),
  );

  it('fit the schema', () => {
    for (const [name, query] of operations)
      expect([name, readDocument(query)]).toEqual([name, { document: expect.anything() as object }]);
  });

  it('return no error', async () => {
    await store.subscribe(token, 'ORDERS_CREATE');
    const { body } = await store.control('POST', '/checkouts', {
      phone: '+4915112345678',
      lines: [{ handle: 'moss-mug', quantity: 2 }],
    });
    expect(body['recoverUrl']).toContain('/recover?key=');
    const asked: [string, object][] = [
      ['ShopInfo', {}],
      ['Products', { first: 15 }],
      ['Collections', { first: 5 }],
      ['Webhooks', {}],
      ['Customers', { q: 'phone:+4915112345678' }],
      ['Abandoned', { first: 10, q: 'created_at:>2020-01-01' }],
    ];
    for (const [name, variables] of asked) {
      const answer = await store.graphql(token, operations.get(name) ?? '', variables);
      expect([name, answer.body.errors]).toEqual([name, undefined]);
      const [list] = Object.values(answer.body.data as Record<string, { nodes?: unknown[] }>);
      if (list?.nodes) expect([name, list.nodes.length > 0]).toEqual([name, true]);
    }
  });

  it('add a tag to an order and send a webhook', async () => {
    await store.subscribe(token, 'ORDERS_UPDATED');
    const { body } = await store.control('POST', '/checkouts', {
      phone: '+4915112345678',
      lines: [{ handle: 'moss-mug', quantity: 2 }],
    });
    const order = await store.control('POST', `/checkouts/${String(body['token'])}/complete`, {
      payment: 'cod',
    });
    const id = `gid://shopify/Order/${String(order.body['orderId'])}`;
    const tagged = await store.graphql(token, operations.get('TagsAdd') ?? '', {
      id,
      tags: ['COD confirmed'],
    });
    expect(tagged.body).toMatchObject({ data: { tagsAdd: { node: { id }, userErrors: [] } } });
    await store.sandbox.webhooks.settled();
    expect(store.product.received.at(-1)?.body).toMatchObject({ tags: 'COD confirmed' });
  });
});
