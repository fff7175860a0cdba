import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Item, Rule } from '#features/product/recommendations/contract/recommendation.ts';
import { nextNight } from '#features/product/recommendations/rules/next-night.ts';
import {
  ask,
  openServer,
  refusal,
  type Answer,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addProducts } from '#tools/test-environment/seeds/add-products.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { DEMO_SHOP } from '../../tools/seed/seed-demo-shop.ts';

let server: OpenServer;
let cookie: string;
beforeAll(async () => {
  server = await openServer();
  await waitFor(
    'the store’s collections',
    async () => (await server.rows('select 1 from collections')).length > 0,
  );
  cookie = await logIn();
});
afterAll(() => server.close());

async function logIn(): Promise<string> {
  const started = await ask(`${server.appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  const login = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { location } = await ask(started.location ?? '', { method: 'POST' });
  const { headers } = await ask(location ?? '', { headers: { cookie: login } });
  const session = headers.getSetCookie().find((line) => line.startsWith('bellbird_session'));
  return session?.split(';')[0] ?? '';
}

/** A call by its name in the specification, with its fields in the URL or in the body. */
function call(
  method: string,
  name: string,
  fields: Record<string, unknown>,
  isInBody = false,
): Promise<Answer> {
  const url = `${server.appUrl}/api/recommendation/${name}`;
  if (isInBody)
    return ask(url, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  const texts = Object.entries(fields).map(([field, value]): [string, string] => [field, String(value)]);
  const query = new URLSearchParams(texts).toString();
  return ask(`${url}?${query}`, { method, headers: { cookie } });
}

const shopUrl = DEMO_SHOP;
const of = { shopUrl, specialType: 'crossSellWA' };
const UNKNOWN_RULE = '01a1f8b4-7965-7f06-8434-417d01bc2f37';

async function items(more: Record<string, unknown> = {}): Promise<{ data: Item[]; nextPage: number | null }> {
  const { body } = await call('GET', 'getItems', { shopUrl, ...more });
  return body as { data: Item[]; nextPage: number | null };
}

async function rules(): Promise<Rule[]> {
  const { body } = await call('GET', 'getRules', of);
  return (body as { data: Rule[] }).data;
}

async function newRule(ruleType = 'matchingRecommendation'): Promise<string> {
  const { body } = await call('POST', 'addRule', { ...of, ruleType }, true);
  return (body as { id: string }).id;
}

it('lists the items that can be picked, all or by a search, page by page', async () => {
  const all = await items();
  expect(all.data.some(({ isCollection }) => isCollection)).toBe(true);
  expect(all.nextPage).toBeNull();
  const [product] = all.data.filter(({ isCollection }) => !isCollection);
  const found = await items({ search: product?.title.toUpperCase().slice(1) });
  expect(found.data.map(({ id }) => id)).toContain(product?.id);
  expect(found.data.length).toBeLessThan(all.data.length);
  expect((await items({ search: '%' })).data).toEqual([]);

  const many = Array.from({ length: 120 }, (_, nth) => ({ productId: `Many ${100 + nth}` }));
  await addProducts(server.db, server.shopId, many);
  const pages = [await items({ search: 'many' }), await items({ search: 'many', page: 2 })];
  expect(pages.map(({ data, nextPage }) => [data.length, nextPage])).toEqual([
    [50, 2],
    [50, 3],
  ]);
  expect(await items({ search: 'many', page: 3, onlyProducts: true })).toMatchObject({
    data: { length: 20 },
    nextPage: null,
  });
  expect((await items()).data).toHaveLength(all.data.length + 120);
});

it('creates, changes and deletes a rule, and marks products that the store deleted since', async () => {
  const { data } = await items({ onlyProducts: true });
  const [bought, other] = data;
  const collection = (await items()).data.find(({ isCollection }) => isCollection);
  const ruleId = await newRule();
  const mine = { ruleId, productType: 'boughtProducts', isCollection: false };
  const add = (fields: Record<string, unknown>) =>
    call('POST', 'addProduct', { shopUrl, ...mine, ...fields }, true);

  expect((await add({ productId: bought?.id })).body).toEqual({ data: bought });
  expect((await add({ productId: bought?.id })).status).toBe(200);
  await add({ productId: other?.id, productType: 'recommendedProducts' });
  await add({ productId: collection?.id, productType: 'recommendedProducts', isCollection: true });
  expect(await rules()).toEqual([
    {
      ruleId,
      title: 'Rule 1',
      selectedRule: 'matchingRecommendation',
      recommendationType: 'crossSellWA',
      boughtProducts: [bought],
      recommendedProducts: [other, collection],
      collection: [],
    },
  ]);

  const changed = { ruleId, ruleType: 'collection', title: 'Winter' };
  expect((await call('PUT', 'updateRule', changed, true)).body).toEqual({ id: ruleId });
  await server.rows('update products set deleted_at = now() where shop_id = $1 and product_id = $2', [
    server.shopId,
    other?.id,
  ]);
  expect(await rules()).toMatchObject([
    {
      title: 'Winter',
      selectedRule: 'collection',
      recommendedProducts: [{ ...other, availability: 'gone' }, collection],
    },
  ]);

  const gone = { ...mine, productType: 'recommendedProducts', productId: other?.id };
  expect((await call('DELETE', 'deleteProduct', gone)).body).toEqual({ deleted: true });
  expect((await call('DELETE', 'deleteProduct', gone)).body).toEqual({ deleted: false });
  const boughtOne = { ...mine, productId: bought?.id };
  expect((await call('DELETE', 'deleteProduct', boughtOne, true)).body).toEqual({ deleted: true });
  expect(await rules()).toMatchObject([{ boughtProducts: [], recommendedProducts: [collection] }]);

  expect((await call('DELETE', 'deleteRule', { id: ruleId })).body).toEqual({ deleted: true });
  expect((await call('DELETE', 'deleteRule', { id: ruleId }, true)).body).toEqual({ deleted: false });
  expect(await rules()).toEqual([]);
});

it('refuses invalid rules with a reason, and changes nothing', async () => {
  const ruleId = await newRule();
  const product = { shopUrl, ruleId, productId: '1', productType: 'collection', isCollection: false };
  const add = (fields: object) => call('POST', 'addProduct', { ...product, ...fields }, true);
  const update = (fields: object) => call('PUT', 'updateRule', { ruleId, ...fields }, true);

  expect(refusal(await add({}))).toMatchObject({ status: 409, code: 'PRODUCT_UNKNOWN' });
  expect(refusal(await add({ ruleId: UNKNOWN_RULE }))).toMatchObject({ status: 404, code: 'RULE_UNKNOWN' });
  expect(refusal(await add({ productType: 'wishes' }))).toMatchObject({ code: 'MALFORMED_REQUEST' });
  expect(refusal(await update({ ruleType: 'collection', ruleId: UNKNOWN_RULE }))).toMatchObject({
    code: 'RULE_UNKNOWN',
  });
  expect(refusal(await call('DELETE', 'deleteRule', {}))).toEqual({
    status: 422,
    code: 'MALFORMED_REQUEST',
    field: 'id',
  });
  await server.rows(
    `insert into recommendation_rules (shop_id, rule_id, special_type, rule_type, title, created_at)
     select $1, gen_random_uuid(), 'crossSellWA', 'collection', 'Many', now() from generate_series(1, 99)`,
    [server.shopId],
  );
  const one = await call('POST', 'addRule', { ...of, ruleType: 'collection' }, true);
  expect(refusal(one)).toMatchObject({ status: 409, code: 'RULES_FULL' });
  const otherCampaign = { ...of, specialType: 'orderReceipt', ruleType: 'collection' };
  expect((await call('POST', 'addRule', otherCampaign, true)).status).toBe(200);

  const [item] = (await items({ onlyProducts: true })).data;
  await server.rows(
    `insert into recommendation_rule_items (shop_id, rule_id, list, is_collection, item_id, added_at)
     select $1, $2, 'collection', false, 'full' || n, now() from generate_series(1, 100) n`,
    [server.shopId, ruleId],
  );
  expect(refusal(await add({ productId: item?.id }))).toMatchObject({ status: 409, code: 'RULE_FULL' });
  await server.rows('delete from recommendation_rules where shop_id = $1', [server.shopId]);
});

it('counts orders after the first sync, and shows recommendations by example', async () => {
  const example = async (method: string, productId: string | undefined) =>
    (await call('GET', 'getExample', { ...of, method, productId })).body as {
      data: { productId: string; sentence: string }[];
      countedAt: string | null;
    };
  const [bought, other] = (await items({ onlyProducts: true })).data;
  await waitFor(
    'orders that are counted',
    async () => (await example('automatic', bought?.id)).countedAt !== null,
  );

  const ruleId = await newRule();
  const mine = { shopUrl, ruleId, isCollection: false };
  await call('POST', 'addProduct', { ...mine, productId: bought?.id, productType: 'boughtProducts' }, true);
  await call(
    'POST',
    'addProduct',
    { ...mine, productId: other?.id, productType: 'recommendedProducts' },
    true,
  );
  expect((await example('manual', bought?.id)).data).toMatchObject([
    {
      productId: other?.id,
      sentence: `Because they bought ${bought?.title}: your rule “Rule 1” recommends it.`,
    },
  ]);
  expect((await example('manual', other?.id)).data).toEqual([]);
});

it('counts again the next night, once', async () => {
  const runs = () =>
    server.rows<{ computed_at: Date; due_at: Date }>(
      'select computed_at, due_at from recommendation_runs where shop_id = $1',
      [server.shopId],
    );
  const [before] = await runs();
  await server.environment.forward(24 * 3600 * 1000);
  await waitFor(
    'a second count',
    async () => (await runs())[0]?.computed_at?.getTime() !== before?.computed_at.getTime(),
  );
  const [after] = await runs();
  expect(after?.due_at).toEqual(nextNight(before?.due_at ?? new Date(0), 'Europe/Berlin', server.shopId));
});
