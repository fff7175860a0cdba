import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCollections, searchProducts } from '#features/foundations/store-data/server/catalogue-api.ts';
import { readMembers } from '#features/foundations/store-data/server/catalogue/read-catalogue-pages.ts';
import { findProducts } from '#features/foundations/store-data/server/wiring.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { openFactsFixture, type FactsFixture } from './facts-fixture.ts';
import { startStandInStore, type StandInStore } from './stand-in-store.ts';

let store: StandInStore;
let fixture: FactsFixture;
beforeAll(async () => {
  store = await startStandInStore();
  fixture = await openFactsFixture({ storeUrl: store.url });
});
afterAll(async () => {
  await fixture.close();
  await store.close();
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();

function mug(minute: number, more: object = {}) {
  return {
    id: 1,
    title: 'Crème Mug',
    handle: 'creme-mug',
    status: 'active',
    vendor: 'Wren',
    product_type: 'Mugs',
    tags: 'gift, clay',
    published_at: at(0),
    updated_at: at(minute),
    variants: [
      {
        id: 11,
        title: 'Small',
        price: '12.00',
        compare_at_price: '15.00',
        inventory_quantity: 0,
        inventory_policy: 'deny',
      },
      { id: 12, title: 'Large', price: '14.00', inventory_quantity: 3, inventory_policy: 'deny' },
    ],
    ...more,
  };
}
const variant = (id: number, more: object) => ({
  id,
  title: '',
  price: '1.00',
  inventory_policy: 'deny',
  ...more,
});
const known = async (id = '1') => (await findProducts(fixture.ctx.db, fixture.shopId, [id]))[0];

it('stores a product with its variants, and never returns to an older state', async () => {
  await fixture.report('products/create', mug(1));
  expect(await known()).toEqual({
    productId: '1',
    title: 'Crème Mug',
    handle: 'creme-mug',
    status: 'active',
    isPublished: true,
    vendor: 'Wren',
    productType: 'Mugs',
    tags: ['gift', 'clay'],
    imageUrl: null,
    priceMinor: 1200,
    isAvailable: true,
    totalInventory: 3,
    isDeleted: false,
    variants: [
      {
        variantId: '11',
        title: 'Small',
        sku: null,
        priceMinor: 1200,
        compareAtMinor: 1500,
        inventoryQuantity: 0,
        isAvailable: false,
      },
      {
        variantId: '12',
        title: 'Large',
        sku: null,
        priceMinor: 1400,
        compareAtMinor: null,
        inventoryQuantity: 3,
        isAvailable: true,
      },
    ],
  });
  await fixture.report(
    'products/update',
    mug(3, { variants: [variant(12, { inventory_quantity: 0 })], published_at: null }),
  );
  await fixture.report('products/update', mug(2));
  expect(await known()).toMatchObject({
    isPublished: false,
    isAvailable: false,
    totalInventory: 0,
    variants: [{ variantId: '12' }],
  });
  await fixture.report('products/delete', { id: 1 });
  expect(await known()).toMatchObject({ isDeleted: true });
});

it.each([
  [
    'untracked stock counts as available',
    variant(21, { inventory_quantity: 0, inventory_management: null }),
    true,
    null,
  ],
  [
    'stock that may be oversold counts as available',
    variant(21, { inventory_quantity: -2, inventory_policy: 'continue' }),
    true,
    -2,
  ],
  ['stock without a number counts as available', variant(21, {}), true, null],
  ['sold-out stock is unavailable', variant(21, { inventory_quantity: 0 }), false, 0],
])('%s', async (_what, only, isAvailable, totalInventory) => {
  await fixture.report('products/update', { ...mug(1), id: 2, variants: [only], updated_at: undefined });
  expect(await known('2')).toMatchObject({ isAvailable, totalInventory });
});

it('keeps variants that a webhook leaves out because there are too many', async () => {
  const many = Array.from({ length: 100 }, (_, nth) => variant(3000 + nth, { inventory_quantity: 1 }));
  await fixture.report('products/create', { ...mug(1), id: 3, variants: [variant(2999, {})] });
  await fixture.report('products/update', { ...mug(2), id: 3, variants: many });
  expect((await known('3'))?.variants).toHaveLength(101);
});

it('finds products by the beginnings of their words, in any script, page by page', async () => {
  await fixture.report('products/create', { ...mug(1), id: 5, title: 'Moss Mug, large' });
  await fixture.report('products/create', { ...mug(1), id: 6, title: 'Crème brûlée Set' });
  const found = async (text: string) =>
    (await searchProducts(fixture.ctx.db, fixture.shopId, { text, page: 1 })).products.map(
      ({ productId }) => productId,
    );
  expect(await found('mug MOS')).toEqual(['5']);
  expect(await found('brulee')).toEqual(['6']);
  expect(await found('ug')).toEqual([]);
  expect(await found('100% _')).toEqual([]);
});

it('searches 20,000 titles within one shop by their index', async () => {
  await sql`
    insert into products (shop_id, product_id, title, handle, status, title_key, store_updated_at)
    select ${fixture.shopId}, 'many-' || n, 'Thing ' || n, 'thing-' || n, 'active', ' thing ' || n, now()
    from generate_series(1, 20000) n`.execute(fixture.ctx.db);
  await sql`vacuum analyze products`.execute(fixture.ctx.db);
  const { plan, page } = await inShop(fixture.ctx.db, fixture.shopId, async (tx) => ({
    plan: await sql<{ 'QUERY PLAN': string }>`explain select * from products where shop_id = ${fixture.shopId}
      and deleted_at is null and title_key like '% 199%' order by title_key, product_id limit 51`.execute(tx),
    page: await searchProducts(tx, fixture.shopId, { text: '199', page: 2 }),
  }));
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('products_by_title');
  expect(page).toMatchObject({ hasMore: true, products: { length: 50 } });
});

it('lists collections, and asks which products are in a changed one', async () => {
  await fixture.report('collections/create', { id: 9, title: 'Gifts', handle: 'gifts', updated_at: at(1) });
  expect(await fixture.rows('select is_stale from collections')).toEqual([{ is_stale: true }]);
  const pages: Record<string, { nodes: object[]; pageInfo: object }> = {
    first: { nodes: [{ legacyResourceId: '5' }], pageInfo: { hasNextPage: true, endCursor: 'second' } },
    second: { nodes: [{ legacyResourceId: '6' }], pageInfo: { hasNextPage: false, endCursor: null } },
  };
  store.answer('CollectionMembers', ({ after }) => ({
    data: { collection: { products: pages[typeof after === 'string' ? after : 'first'] } },
  }));
  const client = await fixture.stores.clientFor({ shopId: fixture.shopId, shopUrl: 'wren.myshopify.com' });
  await readMembers(fixture.ctx, client, fixture.shopId, '9');
  await readMembers(fixture.ctx, client, fixture.shopId, '9');
  expect(await listCollections(fixture.ctx.db, fixture.shopId)).toEqual([
    { collectionId: '9', title: 'Gifts', handle: 'gifts', imageUrl: null, productCount: 2 },
  ]);
  expect(await fixture.rows('select is_stale from collections')).toEqual([{ is_stale: false }]);
});
