import type { Page } from '@playwright/test';
import { addOrders, orderLine } from '../test-environment/seeds/add-orders.ts';
import { waitFor } from '../test-environment/wait-for.ts';
import { neverAnswer, refuse } from './answer-with.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const RULES = '/api/recommendation/getRules';

async function openSettings(page: Page, method: 'Automatic' | 'Manual'): Promise<void> {
  await page.getByRole('button', { name: 'Show the recommendation settings' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check();
  await page.evaluate("document.querySelector('figure:has(input[type=radio])').scrollIntoView()");
}

async function pickExample(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'A shopper buys' }).fill('mug');
  await page.getByRole('option', { name: /mug/i }).first().click();
  await page.getByText('in this order:').waitFor();
}

/** Adds orders in which pairs of products are bought together, and waits until the worker has counted them. */
async function sellTogether({ rows, db }: Stage): Promise<void> {
  const products = await rows('select shop_id, product_id from products order by title');
  const every = Math.min(products.length, 5);
  const createdAt = new Date(Date.now() - 24 * 3600 * 1000);
  const orders = Array.from({ length: 40 }, (_, nth) => {
    const sold = products.filter((_product, place) => (place + nth) % every < 2);
    const lines = sold.map((product) => orderLine(String(product['product_id'])));
    return { orderId: `together${nth}`, totalMinor: 4800, createdAt, lines };
  });
  await addOrders(db, Number(products[0]?.['shop_id']), orders);
  await rows("update recommendation_runs set due_at = now() - interval '1 minute', computed_at = null");
  await waitFor('counted orders', async () => {
    const [run] = await rows('select computed_at from recommendation_runs');
    return run?.['computed_at'] != null;
  });
}

/** Adds a rule of each type, one of them with a deleted product. */
async function writeRules({ rows }: Stage): Promise<void> {
  await rows(`
    insert into recommendation_rules (shop_id, rule_id, special_type, rule_type, title, created_at)
    select shop_id, id::uuid, 'crossSellWA', type, title, now() from shops, (values
      ('01a1f8b4-0000-7000-8000-000000000001', 'matchingRecommendation', 'Tea time'),
      ('01a1f8b4-0000-7000-8000-000000000002', 'collection', 'Kitchen starter set')) r (id, type, title)
    where shop_url = 'demo.myshopify.com' on conflict do nothing`);
  await rows(`
    insert into recommendation_rule_items (shop_id, rule_id, list, is_collection, item_id, added_at)
    select r.shop_id, r.rule_id, lists.list, false, p.product_id, now()
    from recommendation_rules r
    join (values ('matchingRecommendation', 'boughtProducts', 1), ('matchingRecommendation', 'recommendedProducts', 2),
      ('collection', 'collection', 1), ('collection', 'collection', 2), ('collection', 'collection', 3)) lists (type, list, place)
      on lists.type = r.rule_type
    join (select shop_id, product_id, row_number() over (partition by shop_id order by title) as place from products) p
      on p.shop_id = r.shop_id and p.place = lists.place
    on conflict do nothing`);
  await rows(`
    insert into recommendation_rule_items (shop_id, rule_id, list, is_collection, item_id, added_at)
    select r.shop_id, r.rule_id, 'boughtProducts', i.is_collection, i.item_id, now()
    from recommendation_rules r, lateral (
      select true as is_collection, (select collection_id from collections c where c.shop_id = r.shop_id order by title limit 1) as item_id
      union all select false, 'deleted long ago'
    ) i where r.rule_type = 'matchingRecommendation' on conflict do nothing`);
}

/** The recommendations of a campaign, in each state. */
export const recommendationScenes: readonly Scene[] = [
  { name: 'recommend-empty', path: '/gallery', act: (page) => openSettings(page, 'Manual') },
  {
    name: 'recommend-automatic',
    path: '/gallery',
    before: sellTogether,
    async act(page) {
      await openSettings(page, 'Automatic');
      await pickExample(page);
    },
  },
  {
    name: 'recommend-rules',
    path: '/gallery',
    before: writeRules,
    async act(page) {
      await openSettings(page, 'Manual');
      await page.getByRole('article', { name: 'Tea time' }).waitFor();
    },
  },
  {
    name: 'recommend-picker',
    path: '/gallery',
    async act(page) {
      await openSettings(page, 'Manual');
      await page.getByRole('combobox', { name: 'Add to “If a shopper buys any of”' }).click();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'recommend-delete',
    path: '/gallery',
    async act(page) {
      await openSettings(page, 'Manual');
      await page.getByRole('button', { name: 'Delete Tea time' }).click();
    },
  },
  {
    name: 'recommend-waiting',
    path: '/gallery',
    prepare: (page) => neverAnswer(page, RULES),
    act: (page) => openSettings(page, 'Manual'),
  },
  {
    name: 'recommend-failed',
    path: '/gallery',
    prepare: (page) => refuse(page, RULES, 500, 'INTERNAL'),
    act: (page) => openSettings(page, 'Manual'),
  },
];
