import type { StoreProduct } from '../store.ts';
import { isPublished, totalInventory } from './variants.ts';

/** A product as the control API tells it: what is kept of it, and what follows from that. */
export interface ProductReading extends StoreProduct {
  inventory: number;
  isPublished: boolean;
}

export function productReading(product: StoreProduct): ProductReading {
  return { ...product, inventory: totalInventory(product), isPublished: isPublished(product) };
}
