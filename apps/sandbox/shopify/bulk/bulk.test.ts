import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestStore, SHOP, type TestStore } from '../open-test-store.ts';

let store: TestStore;
let token: string;
beforeEach(async () => {
  store = await openTestStore();
  token = await store.install();
  await store.control('POST', '/trouble', { bulk: { delayMs: 0 } });
  await store.subscribe(token, 'BULK_OPERATIONS_FINISH');
});
afterEach(() => store.close());

const RUN =
  'mutation B($q: String!, $g: Boolean!) { run: bulkOperationRunQuery(query: $q, groupObjects: $g) { bulkOperation { id status } userErrors { field message code } } }';
const GET =
  'query G($id: ID!) { bulkOperation(id: $id) { id status errorCode objectCount rootObjectCount fileSize url partialDataUrl completedAt } }';
const ORDERS =
  '{ orders(sortKey: CREATED_AT) { edges { node { id name tags lineItems { edges { node { id quantity variant { id } } } } refunds { id } fulfillments { id status trackingInfo { number } } customer { id } } } } }';

type Row = Record<string, unknown> & { id: string };
interface Run {
  bulkOperation: { id: string; status: string } | null;
  userErrors: { message: string; code: string }[];
}
interface Operation {
  status: string;
  errorCode: string | null;
  objectCount: string;
  rootObjectCount: string;
  url: string | null;
  partialDataUrl: string | null;
}

async function run(query: string, isGrouped = false): Promise<Run> {
  const { body } = await store.graphql(token, RUN, { q: query, g: isGrouped });
  expect(body.errors).toBeUndefined();
  return body.data['run'] as Run;
}

async function finished(id: string | undefined): Promise<Operation> {
  for (;;) {
    const { body } = await store.graphql(token, GET, { id });
    const operation = body.data['bulkOperation'] as Operation;
    if (!['CREATED', 'RUNNING', 'CANCELING'].includes(operation.status)) return operation;
  }
}

async function download(url: string | null): Promise<{ status: number; text: string; rows: Row[] }> {
  const { pathname, search } = new URL(url ?? '');
  const { statusCode: status, body: text } = await store.server.inject(`${pathname}${search}`);
  if (status !== 200) return { status, text, rows: [] };
  const rows = text.split('\n').filter(Boolean);
  return { status, text, rows: rows.map((line) => JSON.parse(line) as Row) };
}

it('returns a line for each object, and sends a webhook at the end', async () => {
  await store.control('POST', '/orders/bulk', { count: 2203, linesEach: 2 });
  const { bulkOperation, userErrors } = await run(ORDERS);
  expect([userErrors, bulkOperation?.status]).toEqual([[], 'CREATED']);
  const operation = await finished(bulkOperation?.id);
  expect(operation).toMatchObject({ status: 'COMPLETED', objectCount: '6609', rootObjectCount: '2203' });
  const { rows } = await download(operation.url);
  const [orders, lines] = ['/Order/', '/LineItem/'].map((kind) => rows.filter(({ id }) => id.includes(kind)));
  expect([orders?.length, lines?.length]).toEqual([2203, 4406]);
  expect(new Set(orders?.map(({ id }) => id)).size).toBe(2203);
  expect(Object.keys(orders?.[0] ?? {})).toEqual([
    'id',
    'name',
    'tags',
    'refunds',
    'fulfillments',
    'customer',
  ]);
  expect(lines?.[0]).toEqual({
    id: expect.stringContaining('/LineItem/') as string,
    quantity: expect.any(Number) as number,
    variant: { id: expect.stringContaining('/ProductVariant/') as string },
    __parentId: orders?.[0]?.id,
  });
  await store.sandbox.webhooks.settled();
  expect(store.product.received).toMatchObject([
    {
      topic: 'bulk_operations/finish',
      body: { admin_graphql_api_id: bulkOperation?.id, status: 'completed', error_code: null, type: 'query' },
    },
  ]);
  store.sandbox.clock.fastForward(8 * 24 * 3600 * 1000);
  expect(await download(operation.url)).toMatchObject({
    status: 400,
    text: expect.stringContaining('ExpiredToken') as string,
  });
});

it('puts children below their parents if requested, with two nested lists', async () => {
  const { bulkOperation } = await run(
    '{ collections { edges { node { id products { nodes { id variants { nodes { id price } } } } } } } }',
    true,
  );
  const { rows } = await download((await finished(bulkOperation?.id)).url);
  expect(rows[0]?.id).toContain('/Collection/');
  expect(rows[1]).toEqual({ id: expect.stringContaining('/Product/') as string, __parentId: rows[0]?.id });
  expect(rows[2]).toMatchObject({ price: '18.50', __parentId: rows[1]?.id });
  const towels = rows.filter(({ price }) => price === '44.00');
  expect(towels).toHaveLength(1);
});

it('returns no file if nothing matches', async () => {
  const { bulkOperation } = await run('{ orders(query: "tag:nothing") { edges { node { id } } } }');
  expect(await finished(bulkOperation?.id)).toMatchObject({
    status: 'COMPLETED',
    objectCount: '0',
    url: null,
  });
});

it.each([
  [
    'a query that does not fit the schema',
    '{ orders { edges { node { colour } } } }',
    "Field 'colour' doesn't exist",
  ],
  ['a query without a list', '{ shop { name } }', 'must contain at least one connection'],
  [
    'a list without the id of its parent',
    '{ orders { edges { node { name lineItems { edges { node { id } } } } } } }',
    "must select the 'id' field",
  ],
  [
    'a list inside a plain list',
    '{ orders { edges { node { id fulfillments { id events { edges { node { id } } } } } } } }',
    'within a list field',
  ],
  [
    'too many lists',
    '{ orders { edges { node { id } } } products { edges { node { id } } } customers { edges { node { id } } } collections { edges { node { id } } } draftOrders { edges { node { id } } } abandonedCheckouts { edges { node { id } } } }',
    'more than 5 connections',
  ],
])('refuses %s', async (_name, query, words) => {
  const { bulkOperation, userErrors } = await run(query);
  expect(bulkOperation).toBeNull();
  expect(userErrors[0]).toMatchObject({ code: 'INVALID', message: expect.stringContaining(words) as string });
});

it('runs up to the limit of operations at a time, and refuses one more', async () => {
  await store.control('POST', '/trouble', { bulk: { atOnce: 1, delayMs: 30 } });
  const query = '{ products { edges { node { id } } } }';
  const first = await run(query);
  expect((await run(query)).userErrors[0]).toMatchObject({ code: 'OPERATION_IN_PROGRESS' });
  await finished(first.bulkOperation?.id);
  expect((await run(query)).userErrors).toEqual([]);
});

it('fails in the middle if that is planned, and returns the partial result', async () => {
  await store.control('POST', '/trouble', { bulk: { mode: 'fails' } });
  const { bulkOperation } = await run('{ products { edges { node { id } } } }');
  const operation = await finished(bulkOperation?.id);
  expect(operation).toMatchObject({ status: 'FAILED', errorCode: 'INTERNAL_SERVER_ERROR', url: null });
  expect((await download(operation.partialDataUrl)).rows).toHaveLength(35);
  await store.control('POST', '/trouble', { bulk: { mode: 'refuses' } });
  expect((await run('{ products { edges { node { id } } } }')).bulkOperation).toBeNull();
});

it('refuses an unknown file name', async () => {
  expect((await store.server.inject(`/shopify/${SHOP}/bulk-results/abc.jsonl`)).statusCode).toBe(404);
});
