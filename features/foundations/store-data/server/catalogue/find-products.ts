import type { Selectable } from 'kysely';
import type { ProductVariants, Products } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type {
  CollectionFacts,
  ProductFacts,
  ProductSummary,
  VariantFacts,
} from '../../contract/product-facts.ts';
import { searchWords } from '../../rules/search-words.ts';

const PRODUCTS_PER_PAGE = 50;
/** The most words of a search. Nobody types more of a title. */
const MOST_WORDS = 8;

/** The known products with these ids, including deleted ones, in no particular order. */
export async function findProducts(
  tx: Database | Tx,
  shopId: number,
  productIds: readonly string[],
): Promise<ProductFacts[]> {
  if (productIds.length === 0) return [];
  const [products, variants] = [
    await tx
      .selectFrom('products')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('product_id', 'in', productIds)
      .execute(),
    await tx
      .selectFrom('product_variants')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('product_id', 'in', productIds)
      .orderBy('position')
      .execute(),
  ];
  const byProduct = Map.groupBy(variants, (variant) => variant.product_id);
  return products.map((row) => ({
    ...summaryOf(row),
    variants: (byProduct.get(row.product_id) ?? []).map(variantOf),
  }));
}

/**
 * A page of the shop's products whose title has words starting with all typed words; all products without any. Pages
 * count from 1.
 */
export async function searchProducts(
  tx: Database | Tx,
  shopId: number,
  { text, page }: { text: string; page: number },
): Promise<{ products: ProductSummary[]; hasMore: boolean }> {
  let query = tx
    .selectFrom('products')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null);
  // A word has only letters and digits, so it contains no pattern characters.
  for (const word of searchWords(text).slice(0, MOST_WORDS))
    query = query.where('title_key', 'like', `% ${word}%`);
  const rows = await query
    .orderBy('title_key')
    .orderBy('product_id')
    .limit(PRODUCTS_PER_PAGE + 1)
    .offset((Math.max(page, 1) - 1) * PRODUCTS_PER_PAGE)
    .execute();
  return {
    products: rows.slice(0, PRODUCTS_PER_PAGE).map(summaryOf),
    hasMore: rows.length > PRODUCTS_PER_PAGE,
  };
}

/** The id of a product in the store, by its id or handle; null if unknown. */
export async function findProductId(
  tx: Tx,
  shopId: number,
  { productId, handle }: { productId?: string | undefined; handle?: string | undefined },
): Promise<string | null> {
  const row = await tx
    .selectFrom('products')
    .select('product_id')
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      productId === undefined ? eb('handle', '=', handle ?? '') : eb('product_id', '=', productId),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.product_id ?? null;
}

/** The shop's collections by title, with the number of their products. */
export async function listCollections(tx: Database | Tx, shopId: number): Promise<CollectionFacts[]> {
  const rows = await tx
    .selectFrom('collections as c')
    .leftJoin('collection_products as p', (join) =>
      join.onRef('p.shop_id', '=', 'c.shop_id').onRef('p.collection_id', '=', 'c.collection_id'),
    )
    .select((row) => [
      'c.collection_id',
      'c.title',
      'c.handle',
      'c.image_url',
      row.fn.count<number>('p.product_id').as('count'),
    ])
    .where('c.shop_id', '=', shopId)
    .where('c.deleted_at', 'is', null)
    .groupBy(['c.shop_id', 'c.collection_id'])
    .orderBy('c.title')
    .orderBy('c.collection_id')
    .execute();
  return rows.map((row) => ({
    collectionId: row.collection_id,
    title: row.title,
    handle: row.handle,
    imageUrl: row.image_url,
    productCount: row.count,
  }));
}

function summaryOf(row: Selectable<Products>): ProductSummary {
  return {
    productId: row.product_id,
    title: row.title,
    handle: row.handle,
    status: row.status,
    isPublished: row.is_published,
    vendor: row.vendor,
    productType: row.product_type,
    tags: row.tags,
    imageUrl: row.image_url,
    priceMinor: row.price_minor,
    isAvailable: row.is_available,
    totalInventory: row.total_inventory,
    isDeleted: row.deleted_at !== null,
  };
}

function variantOf(row: Selectable<ProductVariants>): VariantFacts {
  return {
    variantId: row.variant_id,
    title: row.title,
    sku: row.sku,
    priceMinor: row.price_minor,
    compareAtMinor: row.compare_at_minor,
    inventoryQuantity: row.inventory_quantity,
    isAvailable: row.is_available,
  };
}
