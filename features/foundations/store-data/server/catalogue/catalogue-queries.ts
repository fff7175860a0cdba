import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';

export interface CollectionRow {
  collectionId: string;
  title: string;
  handle: string;
  imageUrl: string | null;
  updatedAt: Date;
}

/** Marks a product as deleted from the store. Orders still refer to it. */
export async function markProductDeleted(
  tx: Tx,
  shopId: number,
  productId: string,
  deletedAt: Date,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ deleted_at: deletedAt, store_updated_at: deletedAt })
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .execute();
}

/**
 * Stores one collection unless a newer state is stored; returns whether it did. With `productIds` null, its products
 * stay: webhooks do not list them.
 */
export async function saveCollection(
  tx: Tx,
  shopId: number,
  collection: CollectionRow,
  productIds: readonly string[] | null,
): Promise<boolean> {
  const values = {
    title: collection.title,
    handle: collection.handle,
    image_url: collection.imageUrl,
    store_updated_at: collection.updatedAt,
    deleted_at: null,
  };
  const saved = await tx
    .insertInto('collections')
    .values({ ...values, shop_id: shopId, collection_id: collection.collectionId })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'collection_id'])
        .doUpdateSet(values)
        .whereRef('excluded.store_updated_at', '>=', 'collections.store_updated_at'),
    )
    .returning('collection_id')
    .executeTakeFirst();
  if (saved && productIds) await saveMembers(tx, shopId, collection.collectionId, productIds);
  return saved !== undefined;
}

/** Sets the products of the collection. */
export async function saveMembers(
  tx: Tx,
  shopId: number,
  collectionId: string,
  productIds: readonly string[],
): Promise<void> {
  await sql`
    delete from collection_products where shop_id = ${shopId} and collection_id = ${collectionId}
      and product_id <> all(${productIds}::text[])`.execute(tx);
  await sql`
    insert into collection_products (shop_id, collection_id, product_id)
    select ${shopId}::bigint, ${collectionId}::text, member from unnest(${productIds}::text[]) as m (member)
    on conflict do nothing`.execute(tx);
  await tx
    .updateTable('collections')
    .set({ is_stale: false })
    .where('shop_id', '=', shopId)
    .where('collection_id', '=', collectionId)
    .execute();
}

/** Marks a collection whose products must be read again. */
export async function markStale(tx: Tx, shopId: number, collectionId: string): Promise<void> {
  await tx
    .updateTable('collections')
    .set({ is_stale: true })
    .where('shop_id', '=', shopId)
    .where('collection_id', '=', collectionId)
    .execute();
}

export async function listStaleCollections(db: Database, shopId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('collections')
    .select('collection_id')
    .where('shop_id', '=', shopId)
    .where('is_stale', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => row.collection_id);
}

export async function markCollectionDeleted(
  tx: Tx,
  shopId: number,
  collectionId: string,
  deletedAt: Date,
): Promise<void> {
  await tx
    .updateTable('collections')
    .set({ deleted_at: deletedAt, store_updated_at: deletedAt })
    .where('shop_id', '=', shopId)
    .where('collection_id', '=', collectionId)
    .execute();
}
