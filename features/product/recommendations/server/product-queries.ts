import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { Availability, Item } from '../contract/recommendation.ts';
import type { SoldProduct } from '../rules/pick-products.ts';
import { texts } from '../texts/all.ts';

// All queries of the store's catalogue for recommendations.

/** Whether a shopper can buy the product `p` now. */
export const IS_ON_SALE = sql`(p.deleted_at is null and p.status = 'active' and p.is_published and p.is_available)`;

const AVAILABILITY = sql<Availability>`
  case when p.product_id is null or p.deleted_at is not null then 'gone' when ${IS_ON_SALE} then 'available' else 'unavailable' end`;
const COLLECTION_AVAILABILITY = sql<Availability>`
  case when c.collection_id is null or c.deleted_at is not null then 'gone' else 'available' end`;

/** The columns of a recommended product. */
export const SOLD_COLUMNS = sql`
  p.product_id as "productId", p.title, p.handle, p.image_url as "imageUrl", p.price_minor as "priceMinor"`;

/** Returns the columns of a rule's item (rows `i`) with the store's current data. Join with ITEM_JOINS. */
export function itemColumns() {
  const { product, collection } = texts.unknown;
  return sql`
    i.item_id as id, coalesce(p.title, c.title, case when i.is_collection then ${collection} else ${product} end) as title,
    coalesce(p.image_url, c.image_url) as image, i.is_collection as "isCollection",
    case when i.is_collection then ${COLLECTION_AVAILABILITY} else ${AVAILABILITY} end as availability`;
}
export const ITEM_JOINS = sql`
  left join products p on p.shop_id = i.shop_id and p.product_id = i.item_id and not i.is_collection
  left join collections c on c.shop_id = i.shop_id and c.collection_id = i.item_id and i.is_collection`;

interface ItemQuery {
  shopId: number;
  /** A part of the title. Empty for all. */
  search: string;
  onlyProducts: boolean;
  limit: number;
  offset: number;
}

/** Returns what a merchant can pick by title: products that are not deleted, and collections. */
export async function listItems(tx: Tx, query: ItemQuery): Promise<Item[]> {
  const { shopId, search, onlyProducts, limit, offset } = query;
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Item>`
    select id, title, image, "isCollection", availability from (
      select p.product_id as id, p.title, p.image_url as image, false as "isCollection", ${AVAILABILITY} as availability
      from products p where p.shop_id = ${shopId} and p.deleted_at is null and p.title ilike ${pattern}
      union all
      select c.collection_id, c.title, c.image_url, true, 'available'
      from collections c
      where c.shop_id = ${shopId} and c.deleted_at is null and c.title ilike ${pattern} and not ${onlyProducts}
    ) items
    order by lower(title), "isCollection", id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** Returns a product or collection of the store, or null. */
export async function findItem(
  tx: Tx,
  shopId: number,
  { id, isCollection }: { id: string; isCollection: boolean },
): Promise<Item | null> {
  const { rows } = await sql<Item>`
    select ${itemColumns()} from (select ${shopId}::bigint as shop_id, ${id}::text as item_id, ${isCollection}::boolean as is_collection) i
    ${ITEM_JOINS}`.execute(tx);
  const [item] = rows;
  return item && item.availability !== 'gone' ? item : null;
}

/** Returns those of some products that are on sale, by id. */
export async function findSold(
  tx: Tx,
  shopId: number,
  productIds: readonly string[],
): Promise<Map<string, SoldProduct>> {
  const { rows } = await sql<SoldProduct>`
    select ${SOLD_COLUMNS} from products p
    where p.shop_id = ${shopId} and p.product_id = any(${[...productIds]}::text[]) and ${IS_ON_SALE}`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Returns the names of some products, including deleted ones. */
export async function findTitles(
  tx: Tx,
  shopId: number,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; title: string }>`
    select product_id as id, title from products
    where shop_id = ${shopId} and product_id = any(${[...productIds]}::text[])`.execute(tx);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Returns which of some collections contain each of some products. */
export async function findMemberships(
  tx: Tx,
  shopId: number,
  { productIds, collectionIds }: { productIds: readonly string[]; collectionIds: readonly string[] },
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ productId: string; collectionIds: string[] }>`
    select m.product_id as "productId", array_agg(m.collection_id) as "collectionIds"
    from collection_products m join collections c on c.shop_id = m.shop_id and c.collection_id = m.collection_id
    where m.shop_id = ${shopId} and m.product_id = any(${[...productIds]}::text[])
      and m.collection_id = any(${[...collectionIds]}::text[]) and c.deleted_at is null
    group by m.product_id`.execute(tx);
  return new Map(rows.map((row) => [row.productId, new Set(row.collectionIds)]));
}

/** Returns the products on sale of some collections, except some: the `most` best sellers of each. */
export async function findMembers(
  tx: Tx,
  shopId: number,
  wanted: { collectionIds: readonly string[]; except: readonly string[]; most: number },
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ collectionId: string; productIds: string[] }>`
    select "collectionId", array_agg(product_id order by place) as "productIds" from (
      select m.collection_id as "collectionId", m.product_id,
        row_number() over (partition by m.collection_id order by coalesce(s.orders, 0) desc, m.product_id) as place
      from collection_products m
      join collections c on c.shop_id = m.shop_id and c.collection_id = m.collection_id
      join products p on p.shop_id = m.shop_id and p.product_id = m.product_id
      left join product_sales s on s.shop_id = m.shop_id and s.product_id = m.product_id
      where m.shop_id = ${shopId} and m.collection_id = any(${[...wanted.collectionIds]}::text[])
        and m.product_id <> all(${[...wanted.except]}::text[]) and c.deleted_at is null and ${IS_ON_SALE}
    ) members
    where place <= ${wanted.most} group by "collectionId"`.execute(tx);
  return new Map(rows.map(({ collectionId, productIds }) => [collectionId, productIds]));
}
