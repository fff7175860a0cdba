import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { DripSettings } from '../contract/drip-settings.ts';

/** For which order something is to be recommended. */
export interface PickQuestion {
  shopId: number;
  /** The campaign that recommends; its rules, where the merchant made any, are its own. */
  specialType: 'orderReceipt' | 'crossSellWA';
  method: DripSettings['recommendationMethod'];
  orderedProductIds: readonly string[];
  /** What the shopper has from elsewhere. */
  boughtProductIds: readonly string[];
  limit: number;
}

export interface PickedProduct {
  productId: string;
  title: string;
  handle: string;
  imageUrl: string | null;
  /** In minor units of the shop's currency; null where the store tells none. */
  priceMinor: number | null;
  /** The ordered product that it goes with. */
  because: string;
}

/**
 * What goes with an order, best first: products of the same collections, then the latest ones. Never what the shopper
 * has, nor what the store does not sell. Nothing where the merchant wants rules only.
 */
export async function pickProducts(tx: Tx, question: PickQuestion): Promise<PickedProduct[]> {
  const { shopId, method, orderedProductIds: ordered, boughtProductIds, limit } = question;
  if (method === 'manual' || ordered.length === 0) return [];
  const had = [...ordered, ...boughtProductIds];
  const { rows } = await sql<PickedProduct>`
    with ordered as (
      select product_id, title from products where shop_id = ${shopId} and product_id = any(${[...ordered]}::text[])
    ), together as (
      select other.product_id, min(o.title) as because, count(*) as often
      from ordered o
      join collection_products own on own.shop_id = ${shopId} and own.product_id = o.product_id
      join collections c on c.shop_id = ${shopId} and c.collection_id = own.collection_id and c.deleted_at is null
      join collection_products other on other.shop_id = ${shopId} and other.collection_id = own.collection_id
      group by other.product_id
    )
    select p.product_id as "productId", p.title, p.handle, p.image_url as "imageUrl", p.price_minor as "priceMinor",
      coalesce(t.because, (select min(title) from ordered)) as because
    from products p
    left join together t on t.product_id = p.product_id
    where p.shop_id = ${shopId} and p.deleted_at is null and p.status = 'active'
      and p.product_id <> all(${had}::text[]) and exists (select from ordered)
    order by coalesce(t.often, 0) desc, p.store_updated_at desc, p.product_id
    limit ${limit}`.execute(tx);
  return rows;
}
