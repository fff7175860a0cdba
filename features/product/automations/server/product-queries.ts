import { sql } from 'kysely';
import { BatchedRead } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';

/** The picture of a product; null if it has none or is unknown. */
export function findProductImage(tx: Tx, shopId: number, productId: string): Promise<string | null> {
  return images.of(tx, { shopId, productId });
}

interface ProductKey {
  shopId: number;
  productId: string;
}

const images = new BatchedRead<ProductKey, string | null>(
  ({ shopId, productId }) => `${shopId} ${productId}`,
  async (tx, keys) => {
    const { rows } = await sql<{ nth: number; imageUrl: string | null }>`
      select asked.nth, p.image_url as "imageUrl"
      from unnest(${keys.map(({ shopId }) => shopId)}::bigint[], ${keys.map(({ productId }) => productId)}::text[])
        with ordinality as asked(shop_id, product_id, nth)
      join products p on p.shop_id = asked.shop_id and p.product_id = asked.product_id`.execute(tx);
    const found = new Map(rows.map(({ nth, imageUrl }) => [nth, imageUrl]));
    return keys.map((_, at) => found.get(at + 1) ?? null);
  },
);

/** A product of the store with a picture. */
export interface ShownProduct {
  title: string;
  imageUrl: string;
  /** In minor units of the shop's currency; null if unknown. */
  priceMinor: number | null;
}

/** One product for previews of messages; always the same while it is for sale. */
export async function findShownProduct(tx: Tx, shopId: number): Promise<ShownProduct | null> {
  const row = await tx
    .selectFrom('products')
    .select(['title', 'image_url', 'price_minor'])
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .where('image_url', 'is not', null)
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
  return row && row.image_url !== null
    ? { title: row.title, imageUrl: row.image_url, priceMinor: row.price_minor }
    : null;
}
