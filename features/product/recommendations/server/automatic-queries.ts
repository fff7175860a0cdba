import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { SoldProduct } from '../rules/pick-products.ts';
import type { Seller, Together } from '../rules/rank-automatic.ts';
import { IS_ON_SALE, SOLD_COLUMNS } from './product-queries.ts';

interface Order {
  shopId: number;
  ordered: readonly string[];
  /** The products of the order, and those bought before. */
  had: readonly string[];
}

/** Fields that both queries return beside the ranked products. */
interface Reported {
  becauseTitle: string | null;
}

/** Returns products on sale that were bought together with an order's products. */
export async function findTogether(
  tx: Tx,
  order: Order,
): Promise<(Together & SoldProduct & Reported & { ordersCounted: number })[]> {
  const { rows } = await sql<Together & SoldProduct & Reported & { ordersCounted: number }>`
    select ${SOLD_COLUMNS}, t.product_id as "becauseId", b.title as "becauseTitle", t.orders, s.orders as "productOrders",
      o.orders as "becauseOrders",
      (select orders_counted from recommendation_runs where shop_id = ${order.shopId}) as "ordersCounted"
    from bought_together t
    join product_sales o on o.shop_id = t.shop_id and o.product_id = t.product_id
    join product_sales s on s.shop_id = t.shop_id and s.product_id = t.other_product_id
    join products p on p.shop_id = t.shop_id and p.product_id = t.other_product_id
    left join products b on b.shop_id = t.shop_id and b.product_id = t.product_id
    where t.shop_id = ${order.shopId} and t.product_id = any(${[...order.ordered]}::text[])
      and t.other_product_id <> all(${[...order.had]}::text[]) and ${IS_ON_SALE}`.execute(tx);
  return rows;
}

type SellerRow = Omit<Seller, 'collection'> &
  SoldProduct &
  Reported & { collectionId: string; collectionTitle: string };

/** Returns up to `most` best sellers on sale of the collections that contain an order's products. */
export async function findSellers(
  tx: Tx,
  order: Order,
  most: number,
): Promise<(Seller & SoldProduct & Reported)[]> {
  const { rows } = await sql<SellerRow>`
    with narrowest as (
      select distinct on (b.product_id) m.product_id as "becauseId", c.collection_id as "collectionId",
        c.title as "collectionTitle", b.orders, b.collection_size as "collectionSize", ${SOLD_COLUMNS}
      from collection_products m
      join collections c on c.shop_id = m.shop_id and c.collection_id = m.collection_id
      join collection_best_sellers b on b.shop_id = m.shop_id and b.collection_id = m.collection_id
      join products p on p.shop_id = b.shop_id and p.product_id = b.product_id
      where m.shop_id = ${order.shopId} and m.product_id = any(${[...order.ordered]}::text[]) and c.deleted_at is null
        and b.product_id <> all(${[...order.had]}::text[]) and ${IS_ON_SALE}
      order by b.product_id, b.collection_size, c.collection_id, m.product_id
    )
    select best.*, t.title as "becauseTitle" from (
      select * from narrowest order by "collectionSize", orders desc, "productId" limit ${most}
    ) best
    left join products t on t.shop_id = ${order.shopId} and t.product_id = best."becauseId"`.execute(tx);
  return rows.map(({ collectionId, collectionTitle, ...row }) => ({
    ...row,
    collection: { id: collectionId, title: collectionTitle },
  }));
}

/** Returns the time and size of a shop's last count. */
export async function findRun(
  tx: Tx,
  shopId: number,
): Promise<{ countedAt: Date | null; ordersCounted: number }> {
  const row = await tx
    .selectFrom('recommendation_runs')
    .select(['computed_at', 'orders_counted'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return { countedAt: row?.computed_at ?? null, ordersCounted: row?.orders_counted ?? 0 };
}
