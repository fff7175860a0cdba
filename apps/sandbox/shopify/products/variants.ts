import type { StoreProduct, StoreVariant } from '../store.ts';

/** The variant of that id; without one, the first; undefined where the product has no such variant. */
export function variantOf(product: StoreProduct, variantId?: number | null): StoreVariant | undefined {
  if (variantId === undefined || variantId === null) return product.variants[0];
  return product.variants.find(({ id }) => id === variantId);
}

export function totalInventory({ variants }: StoreProduct): number {
  return variants.reduce((sum, { inventory }) => sum + inventory, 0);
}

/** Whether shoppers see the product in the online store. */
export function isPublished({ status, publishedAt }: StoreProduct): boolean {
  return status === 'ACTIVE' && publishedAt !== null;
}
