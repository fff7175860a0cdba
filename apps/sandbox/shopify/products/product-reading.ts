import type { StoreProduct } from '../store.ts';
import { isPublished, totalInventory } from './variants.ts';

/** A product in the control API: the stored values and the calculated ones. */
export interface ProductReading extends StoreProduct {
  inventory: number;
  isPublished: boolean;
}

export function productReading(product: StoreProduct): ProductReading {
  return { ...product, inventory: totalInventory(product), isPublished: isPublished(product) };
}
