import type { StoreProduct, StoreVariant } from '../store.ts';

/**
 * Returns the variant with that id, or the first variant without an id. Undefined if the product has no such variant.
 */
export function variantOf(product: StoreProduct, variantId?: number | null): StoreVariant | undefined {
  if (variantId === undefined || variantId === null) return product.variants[0];
  return product.variants.find(({ id }) => id === variantId);
}

export function totalInventory({ variants }: StoreProduct): number {
  return variants.reduce((sum, { inventory }) => sum + inventory, 0);
}

/** Returns whether shoppers see the product in the online store. */
export function isPublished({ status, publishedAt }: StoreProduct): boolean {
  return status === 'ACTIVE' && publishedAt !== null;
}
