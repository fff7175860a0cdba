import { sql } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { COUNTED_DAYS, LEAST_CO_ORDERS } from '../rules/rank-automatic.ts';
import { IS_ON_SALE } from './product-queries.ts';

/** A larger order comes from a wholesaler: its thousands of pairs mean little. */
const MOST_PRODUCTS_OF_ORDER = 50;
/** More products for one product or collection are never requested. */
const MOST_TOGETHER = 20;
const MOST_SELLERS = 30;

/**
 * Counts a shop's orders of the last 180 days: what sells, what is bought together, and the best sellers of each
 * collection. It uses two transactions that block nobody, because they write rows that nothing else writes. Safe to
 * repeat.
 */
export async function countOrders(
  { slowDb, clock }: Pick<Context, 'slowDb' | 'clock'>,
  shopId: number,
): Promise<{ orders: number }> {
  const now = clock.now();
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
  const orders = await slowDb.transaction().execute(async (tx) => {
    if (!(await beginRun(tx, shopId, now))) return null;
    const counted = await countPairs(tx, shopId, since);
    await closeRun(tx, shopId, { orders: counted, now });
    return counted;
  });
  if (orders === null) return { orders: 0 };
  await slowDb.transaction().execute(async (tx) => {
    if (await beginRun(tx, shopId, now)) await rankCollections(tx, shopId);
  });
  return { orders };
}

/**
 * A second run of the same shop waits for the first. Returns false for a shop that removed the app, which may be
 * erased.
 */
async function beginRun(tx: Tx, shopId: number, now: Date): Promise<boolean> {
  await sql`select set_config('work_mem', '64MB', true)`.execute(tx);
  const { rows } = await sql`
    insert into recommendation_runs as r (shop_id, due_at)
    select shop_id, ${now} from shops where shop_id = ${shopId} and uninstalled_at is null for key share
    on conflict (shop_id) do update set due_at = r.due_at
    returning r.shop_id`.execute(tx);
  return rows.length > 0;
}

async function closeRun(tx: Tx, shopId: number, { orders, now }: { orders: number; now: Date }) {
  await tx
    .updateTable('recommendation_runs')
    .set({ computed_at: now, orders_counted: orders })
    .where('shop_id', '=', shopId)
    .execute();
}

/** Unchanged rows are not written again. */
async function countPairs(tx: Tx, shopId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    with baskets as materialized (
      select products from orders o, lateral (
        select array_agg(distinct line ->> 'productId') as products
        from jsonb_array_elements(o.line_items) line where line ->> 'productId' is not null
      ) lines
      where o.shop_id = ${shopId} and o.store_created_at >= ${since} and o.cancelled_at is null and not o.is_test
        and cardinality(products) <= ${sql.lit(MOST_PRODUCTS_OF_ORDER)}
    ), sales as materialized (
      select product_id, count(*)::int as orders from baskets, unnest(products) as product_id group by product_id
    ), pairs as materialized (
      select a.id as one, b.id as other, count(*)::int as orders
      from baskets, unnest(products) as a (id), unnest(products) as b (id) where a.id < b.id
      group by 1, 2 having count(*) >= ${sql.lit(LEAST_CO_ORDERS)}
    ), ranked as (
      select t.one, t.other, t.orders, row_number() over (
        -- Within one product's pairs the lift is this share, times what is the same for all of them.
        partition by t.one order by t.orders::float8 / s.orders desc, t.orders desc, t.other
      ) as place
      from (select one, other, orders from pairs union all select other, one, orders from pairs) t
      join sales s on s.product_id = t.other
    ), together as materialized (
      select one, other, orders from ranked where place <= ${sql.lit(MOST_TOGETHER)}
    ), parted as (
      delete from bought_together t where t.shop_id = ${shopId} and not exists (
        select from together f where f.one = t.product_id and f.other = t.other_product_id)
    ), joined as (
      insert into bought_together as t (shop_id, product_id, other_product_id, orders)
      select ${shopId}, one, other, orders from together
      on conflict (shop_id, product_id, other_product_id) do update set orders = excluded.orders
      where t.orders <> excluded.orders
    ), unsold as (
      delete from product_sales p where p.shop_id = ${shopId} and not exists (
        select from sales s where s.product_id = p.product_id)
    ), sold as (
      insert into product_sales as p (shop_id, product_id, orders) select ${shopId}, product_id, orders from sales
      on conflict (shop_id, product_id) do update set orders = excluded.orders where p.orders <> excluded.orders
    )
    select count(*)::int as orders from baskets`.execute(tx);
  return rows[0]?.orders ?? 0;
}

async function rankCollections(tx: Tx, shopId: number): Promise<void> {
  await sql`
    with ranked as (
      select m.collection_id, m.product_id, s.orders, count(*) over (partition by m.collection_id)::int as size,
        row_number() over (partition by m.collection_id order by s.orders desc nulls last, m.product_id) as place
      from collection_products m
      join products p on p.shop_id = m.shop_id and p.product_id = m.product_id and ${IS_ON_SALE}
      left join product_sales s on s.shop_id = m.shop_id and s.product_id = m.product_id
      where m.shop_id = ${shopId}
    ), best as materialized (
      select collection_id, product_id, orders, size from ranked
      where place <= ${sql.lit(MOST_SELLERS)} and orders is not null
    ), fallen as (
      delete from collection_best_sellers b where b.shop_id = ${shopId} and not exists (
        select from best f where f.collection_id = b.collection_id and f.product_id = b.product_id)
    )
    insert into collection_best_sellers as b (shop_id, collection_id, product_id, orders, collection_size)
    select ${shopId}, collection_id, product_id, orders, size from best
    on conflict (shop_id, collection_id, product_id)
      do update set orders = excluded.orders, collection_size = excluded.collection_size
      where (b.orders, b.collection_size) is distinct from (excluded.orders, excluded.collection_size)`.execute(
    tx,
  );
}
