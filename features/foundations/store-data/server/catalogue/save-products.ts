import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { ReportedProduct } from '../../rules/read-product.ts';
import { searchWords } from '../../rules/search-words.ts';

/** A statement may have 65,535 values; a variant has ten, a product fifteen. */
const ROWS_PER_STATEMENT = 2000;

/** Stores products with their variants, unless a newer state is stored. */
export async function saveProducts(
  tx: Tx,
  shopId: number,
  reported: readonly ReportedProduct[],
): Promise<void> {
  const products = newestOfEach(reported);
  if (products.length === 0) return;
  const saved = await upsertProducts(tx, shopId, products);
  const newer = products.filter(({ facts }) => saved.has(facts.productId));
  await removeVariants(tx, shopId, newer);
  const rows = newer.flatMap(({ facts }) =>
    facts.variants.map((variant, nth) => variantRow(shopId, facts.productId, { ...variant, position: nth })),
  );
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await upsertVariants(tx, rows.slice(from, from + ROWS_PER_STATEMENT));
  }
}

/** One statement may not write a row twice. */
function newestOfEach(reported: readonly ReportedProduct[]): ReportedProduct[] {
  const byId = new Map<string, ReportedProduct>();
  for (const product of reported) {
    const known = byId.get(product.facts.productId);
    if (!known || known.updatedAt <= product.updatedAt) byId.set(product.facts.productId, product);
  }
  return [...byId.values()];
}

async function upsertProducts(
  tx: Tx,
  shopId: number,
  products: readonly ReportedProduct[],
): Promise<Set<string>> {
  const saved = await tx
    .insertInto('products')
    .values(products.map(({ facts, updatedAt }) => productRow(shopId, facts, updatedAt)))
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'product_id'])
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          title_key: eb.ref('excluded.title_key'),
          handle: eb.ref('excluded.handle'),
          status: eb.ref('excluded.status'),
          vendor: eb.ref('excluded.vendor'),
          product_type: eb.ref('excluded.product_type'),
          tags: eb.ref('excluded.tags'),
          is_published: eb.ref('excluded.is_published'),
          is_available: eb.ref('excluded.is_available'),
          total_inventory: eb.ref('excluded.total_inventory'),
          image_url: eb.ref('excluded.image_url'),
          price_minor: eb.ref('excluded.price_minor'),
          store_updated_at: eb.ref('excluded.store_updated_at'),
          deleted_at: null,
        }))
        .whereRef('excluded.store_updated_at', '>=', 'products.store_updated_at'),
    )
    .returning('product_id')
    .execute();
  return new Set(saved.map((row) => row.product_id));
}

function productRow(shopId: number, facts: ReportedProduct['facts'], updatedAt: Date) {
  return {
    shop_id: shopId,
    product_id: facts.productId,
    title: facts.title,
    title_key: searchWords(facts.title)
      .map((word) => ` ${word}`)
      .join(''),
    handle: facts.handle,
    status: facts.status,
    vendor: facts.vendor,
    product_type: facts.productType,
    tags: facts.tags,
    is_published: facts.isPublished,
    is_available: facts.isAvailable,
    total_inventory: facts.totalInventory,
    image_url: facts.imageUrl,
    price_minor: facts.priceMinor,
    store_updated_at: updatedAt,
  };
}

/** Removes variants that the store no longer has, unless it reported only some of them. */
async function removeVariants(tx: Tx, shopId: number, products: readonly ReportedProduct[]): Promise<void> {
  const whole = products.filter(({ hasAllVariants }) => hasAllVariants).map(({ facts }) => facts);
  if (whole.length === 0) return;
  const kept = whole.flatMap(({ variants }) => variants.map(({ variantId }) => variantId));
  await sql`
    delete from product_variants where shop_id = ${shopId}
      and product_id = any(${whole.map(({ productId }) => productId)}::text[])
      and variant_id <> all(${kept}::text[])`.execute(tx);
}

type VariantRow = ReturnType<typeof variantRow>;

function variantRow(
  shopId: number,
  productId: string,
  variant: ReportedProduct['facts']['variants'][number] & { position: number },
) {
  return {
    shop_id: shopId,
    product_id: productId,
    variant_id: variant.variantId,
    position: variant.position,
    title: variant.title,
    sku: variant.sku,
    price_minor: variant.priceMinor,
    compare_at_minor: variant.compareAtMinor,
    inventory_quantity: variant.inventoryQuantity,
    is_available: variant.isAvailable,
  };
}

async function upsertVariants(tx: Tx, rows: VariantRow[]): Promise<void> {
  // A body may contain one twice.
  const each = [...new Map(rows.map((row) => [`${row.product_id} ${row.variant_id}`, row])).values()];
  await tx
    .insertInto('product_variants')
    .values(each)
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'product_id', 'variant_id']).doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        title: eb.ref('excluded.title'),
        sku: eb.ref('excluded.sku'),
        price_minor: eb.ref('excluded.price_minor'),
        compare_at_minor: eb.ref('excluded.compare_at_minor'),
        inventory_quantity: eb.ref('excluded.inventory_quantity'),
        is_available: eb.ref('excluded.is_available'),
      })),
    )
    .execute();
}
