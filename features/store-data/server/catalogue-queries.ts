import type { Tx } from '#platform/database/database.ts';

export interface ProductRow {
  productId: string;
  title: string;
  handle: string;
  status: string;
  imageUrl: string | null;
  priceMinor: number | null;
  updatedAt: Date;
}

export interface CollectionRow {
  collectionId: string;
  title: string;
  handle: string;
  imageUrl: string | null;
  updatedAt: Date;
}

/** Stores products; one that is stored in a newer state is left as it is. */
export async function saveProducts(tx: Tx, shopId: number, products: readonly ProductRow[]): Promise<void> {
  if (products.length === 0) return;
  await tx
    .insertInto('products')
    .values(
      products.map((product) => ({
        shop_id: shopId,
        product_id: product.productId,
        title: product.title,
        handle: product.handle,
        status: product.status.toLowerCase(),
        image_url: product.imageUrl,
        price_minor: product.priceMinor,
        store_updated_at: product.updatedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'product_id'])
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          handle: eb.ref('excluded.handle'),
          status: eb.ref('excluded.status'),
          image_url: eb.ref('excluded.image_url'),
          price_minor: eb.ref('excluded.price_minor'),
          store_updated_at: eb.ref('excluded.store_updated_at'),
          deleted_at: null,
        }))
        .whereRef('excluded.store_updated_at', '>=', 'products.store_updated_at'),
    )
    .execute();
}

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

/** Stores one collection. `productIds` null leaves its products as they are: webhooks do not tell them. */
export async function saveCollection(
  tx: Tx,
  shopId: number,
  collection: CollectionRow,
  productIds: readonly string[] | null,
): Promise<void> {
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
  if (!saved || !productIds) return;
  const ofCollection = { shop_id: shopId, collection_id: collection.collectionId };
  await tx
    .deleteFrom('collection_products')
    .where('shop_id', '=', shopId)
    .where('collection_id', '=', collection.collectionId)
    .execute();
  if (productIds.length > 0) {
    await tx
      .insertInto('collection_products')
      .values([...new Set(productIds)].map((productId) => ({ ...ofCollection, product_id: productId })))
      .execute();
  }
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

/** The picture of a product, or null when it has none or is not known. */
export async function findProductImage(tx: Tx, shopId: number, productId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('products')
    .select('image_url')
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.image_url ?? null;
}

/** A product of the store that there is a picture of. */
export interface ShownProduct {
  title: string;
  imageUrl: string;
}

/** One product to show what messages look like; always the same while it is sold. */
export async function findShownProduct(tx: Tx, shopId: number): Promise<ShownProduct | null> {
  const row = await tx
    .selectFrom('products')
    .select(['title', 'image_url'])
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .where('image_url', 'is not', null)
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
  return row && row.image_url !== null ? { title: row.title, imageUrl: row.image_url } : null;
}
