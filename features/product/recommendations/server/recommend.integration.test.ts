import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addOrders, orderLine } from '#tools/test-environment/seeds/add-orders.ts';
import { addProducts } from '#tools/test-environment/seeds/add-products.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { countOrders } from './count-orders.ts';
import { findBoughtProducts } from './find-bought-products.ts';
import { recommend, type RecommendationQuestion } from './recommend.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const UNSOLD = ['archived', 'deleted', 'unpublished', 'soldOut'];
const CATALOGUE = ['mug', 'saucer', 'towel', 'bowl', 'jug', 'lamp', ...UNSOLD, 'rug', 'vase'];

const open = useTestDatabase({ connections: 3 });
let shopId: number;
let otherShopId: number;
let orderNumber = 0;

beforeAll(async () => {
  shopId = await insertShop(open.db, { time_zone: 'UTC' });
  otherShopId = await insertShop(open.db, { time_zone: 'UTC' });
  await addCatalogue(shopId);
  await addCatalogue(otherShopId);
  // Four of 20 orders have mug and saucer, and few other orders have one of them. Five have mug and towel, but nearly
  // every order has the towel.
  await order(4, ['mug', 'saucer']);
  await order(5, ['mug', 'towel']);
  await order(6, ['towel']);
  // Orders that do not count: too few, too old, cancelled, with unsold products, and from a wholesaler.
  await order(2, ['mug', 'bowl']);
  await order(9, ['mug', 'jug'], { daysAgo: 181 });
  await order(9, ['mug', 'lamp'], { cancelledAt: NOW });
  await order(3, ['mug', ...UNSOLD]);
  const many = Array.from({ length: 51 }, (_, nth) => `bulk${nth}`);
  await order(3, ['mug', 'vase', ...many]);
  await order(1, ['bowl'], { customerId: 'lena', phoneE164: '+4915112345990', email: 'Lena@example.com' });
  await order(1, ['rug'], { customerId: 'lena', cancelledAt: NOW });
  await countOrders({ slowDb: open.db, clock: { now: () => NOW } }, shopId);
});

async function addCatalogue(shop: number): Promise<void> {
  const common = { shop_id: shop, store_updated_at: NOW };
  const products = CATALOGUE.map((productId) => ({
    productId,
    status: productId === 'archived' ? 'archived' : 'active',
    isPublished: productId !== 'unpublished',
    isAvailable: productId !== 'soldOut',
  }));
  await addProducts(open.db, shop, products, NOW);
  await sql`update products set deleted_at = ${NOW} where product_id = 'deleted'`.execute(open.db);
  const collections = { everything: CATALOGUE, kitchen: ['mug', 'bowl', 'jug', 'vase'], empty: [] };
  for (const [id, productIds] of Object.entries(collections)) {
    await open.db
      .insertInto('collections')
      .values({ ...common, collection_id: id, title: id, handle: id })
      .execute();
    for (const productId of productIds)
      await open.db
        .insertInto('collection_products')
        .values({ shop_id: shop, collection_id: id, product_id: productId })
        .execute();
  }
}

interface OrderDetails {
  daysAgo?: number;
  cancelledAt?: Date;
  customerId?: string;
  phoneE164?: string;
  email?: string;
}

async function order(count: number, productIds: string[], details: OrderDetails = {}): Promise<void> {
  const { daysAgo = 1, ...names } = details;
  const createdAt = new Date(NOW.getTime() - daysAgo * DAY_MS);
  // A product can be in two lines, and a line can have no product.
  const lines = [...productIds, ...productIds.slice(0, 1), null].map((id) => orderLine(id, 2));
  const orders = Array.from({ length: count }, () => ({ orderId: String((orderNumber += 1)), createdAt }));
  await addOrders(
    open.db,
    shopId,
    orders.map((one) => ({ ...one, lines, ...names })),
  );
}

interface GivenRule {
  ruleType?: 'matchingRecommendation' | 'collection';
  items: ['boughtProducts' | 'recommendedProducts' | 'collection', string, boolean?][];
}

let ruleNumber = 0;
async function addRule({ ruleType = 'matchingRecommendation', items }: GivenRule): Promise<void> {
  ruleNumber += 1;
  const ruleId = `00000000-0000-7000-8000-${String(ruleNumber).padStart(12, '0')}`;
  await open.db
    .insertInto('recommendation_rules')
    .values({
      shop_id: shopId,
      rule_id: ruleId,
      special_type: 'crossSellWA',
      rule_type: ruleType,
      title: `Rule ${ruleNumber}`,
      created_at: NOW,
    })
    .execute();
  for (const [nth, [list, itemId, isCollection = false]] of items.entries())
    await open.db
      .insertInto('recommendation_rule_items')
      .values({
        shop_id: shopId,
        rule_id: ruleId,
        list,
        item_id: itemId,
        is_collection: isCollection,
        added_at: new Date(NOW.getTime() + nth),
      })
      .execute();
}

const ask = (question: Partial<RecommendationQuestion>, shop = shopId) =>
  inShop(open.db, shop, (tx) =>
    recommend(tx, {
      shopId: shop,
      specialType: 'crossSellWA',
      method: 'automatic',
      orderedProductIds: ['mug'],
      boughtProductIds: [],
      limit: 10,
      ...question,
    }),
  );
const idsOf = (picked: Awaited<ReturnType<typeof ask>>) => picked.map(({ productId }) => productId);

it('recommends products bought together by lift, then best sellers of the narrowest collection', async () => {
  const picked = await ask({});
  expect(idsOf(picked)).toEqual(['saucer', 'towel', 'bowl']);
  expect(picked[0]).toEqual({
    productId: 'saucer',
    title: 'saucer',
    handle: 'saucer',
    imageUrl: null,
    priceMinor: 2400,
    reason: {
      kind: 'boughtTogether',
      because: { id: 'mug', title: 'mug' },
      orders: 4,
      // 21 orders count, the saucer is in 4 of them and the mug in 14.
      lift: 1.5,
      days: 180,
    },
    sentence:
      'Because they bought mug: 4 orders of the last 180 days have both, 1.5 times as many as by chance.',
  });
  expect(picked[2]?.sentence).toBe(
    'Because they bought mug: a best seller of kitchen, in 3 orders of the last 180 days.',
  );
});

it.each<[string, Partial<RecommendationQuestion>, string[]]>([
  ['recommends no product that they bought before', { boughtProductIds: ['saucer'] }, ['towel', 'bowl']],
  ['recommends no product of the order', { orderedProductIds: ['mug', 'towel', 'saucer'] }, ['bowl']],
  ['recommends no more than the limit', { limit: 1 }, ['saucer']],
  ['recommends nothing after an order of unknown products', { orderedProductIds: ['unheard of'] }, []],
  ['recommends nothing after an empty order', { orderedProductIds: [] }, []],
])('%s', async (_name, question, expected) => expect(idsOf(await ask(question))).toEqual(expected));

it('uses only the orders of its own shop', async () => expect(await ask({}, otherShopId)).toEqual([]));

it('counts changed orders again, and removes outdated counts', async () => {
  const count = () => countOrders({ slowDb: open.db, clock: { now: () => NOW } }, shopId);
  const before = await countsOf();
  expect(await count()).toEqual({ orders: 21 });
  expect(await countsOf()).toEqual(before);

  const cancelled = sql`shop_id = ${shopId} and line_items::text like '%"saucer"%'`;
  await sql`update orders set cancelled_at = ${NOW} where ${cancelled}`.execute(open.db);
  await count();
  expect(idsOf(await ask({}))).toEqual(['towel', 'bowl']);
  expect(JSON.stringify(await countsOf())).not.toContain('saucer');
  await sql`update orders set cancelled_at = null where ${cancelled}`.execute(open.db);
  await count();
  expect(await countsOf()).toEqual(before);
});

async function countsOf(): Promise<unknown[]> {
  const tables = ['bought_together', 'product_sales', 'collection_best_sellers'] as const;
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql`select * from ${sql.table(table)} t order by t::text`.execute(open.db);
      return rows;
    }),
  );
}

it('does not count orders of a shop that removed the app', async () => {
  await sql`update shops set uninstalled_at = now() where shop_id = ${otherShopId}`.execute(open.db);
  await countOrders({ slowDb: open.db, clock: { now: () => NOW } }, otherShopId);
  const runs = await open.db.selectFrom('recommendation_runs').select('shop_id').execute();
  expect(runs).toEqual([{ shop_id: shopId }]);
});

it('follows the merchant’s rules if they are chosen, but never recommends unsold products', async () => {
  expect(await ask({ method: 'manual' })).toEqual([]);
  await addRule({
    items: [
      ['boughtProducts', 'mug'],
      ...UNSOLD.map((productId): ['recommendedProducts', string] => ['recommendedProducts', productId]),
      ['recommendedProducts', 'lamp'],
    ],
  });
  await addRule({
    items: [
      ['boughtProducts', 'kitchen', true],
      ['recommendedProducts', 'everything', true],
      ['recommendedProducts', 'empty', true],
    ],
  });
  await addRule({
    ruleType: 'collection',
    items: [
      ['collection', 'rug'],
      ['collection', 'vase'],
      ['collection', 'kitchen', true],
    ],
  });
  const byRules = (question: Partial<RecommendationQuestion>) => ask({ method: 'manual', ...question });

  // The mug is part of the bundle as a product of the kitchen collection.
  expect(idsOf(await byRules({ limit: 2, boughtProductIds: ['towel'] }))).toEqual(['lamp', 'saucer']);
  expect(idsOf(await byRules({ orderedProductIds: ['rug'] }))).toEqual(['vase', 'mug']);
  expect(idsOf(await byRules({ orderedProductIds: ['rug'], boughtProductIds: ['jug'] }))).toEqual(['vase']);
  expect(await byRules({ specialType: 'orderReceipt' })).toEqual([]);
  const [first] = await byRules({ limit: 1 });
  expect(first?.sentence).toBe('Because they bought mug: your rule “Rule 1” recommends it.');
});

it.each([
  ['customer', { customerId: 'lena' }],
  ['phone', { phoneE164: '+4915112345990' }],
  ['e-mail in another case', { email: 'LENA@example.com' }],
  ['nothing', {}],
])('finds a shopper’s purchases by %s', async (name, known) => {
  const shopper = { shopId, customerId: null, phoneE164: null, email: null, ...known };
  const bought = await inShop(open.db, shopId, (tx) => findBoughtProducts(tx, shopper));
  expect(bought).toEqual(name === 'nothing' ? [] : ['bowl']);
});
