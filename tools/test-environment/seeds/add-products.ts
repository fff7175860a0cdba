import type { ProductFacts } from '#features/foundations/store-data/contract/product-facts.ts';
import { saveProducts } from '#features/foundations/store-data/server/catalogue/save-products.ts';
import type { Database } from '#platform/database/database.ts';

type ReportedProduct = Partial<ProductFacts> & { productId: string };

/** Stores products that are for sale, as if the shop's store had reported them. */
export function addProducts(
  db: Database,
  shopId: number,
  given: readonly ReportedProduct[],
  at = new Date(),
): Promise<void> {
  const products = given.map((product) => ({
    facts: {
      title: product.productId,
      handle: product.productId,
      status: 'active',
      isPublished: true,
      vendor: null,
      productType: null,
      tags: [],
      imageUrl: null,
      priceMinor: 2400,
      isAvailable: true,
      totalInventory: null,
      isDeleted: false,
      variants: [],
      ...product,
    },
    hasAllVariants: true,
    updatedAt: at,
  }));
  return db.transaction().execute((tx) => saveProducts(tx, shopId, products));
}
