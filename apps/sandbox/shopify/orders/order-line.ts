import type { StoreProduct, StoreVariant } from '../store.ts';
import type { OrderLine } from './order.ts';

/** Returns an order line for a product in the catalogue. */
export function orderLineOf(
  id: number,
  { product, variant, quantity }: { product: StoreProduct; variant: StoreVariant; quantity: number },
): OrderLine {
  return {
    id,
    productId: product.id,
    variantId: variant.id,
    handle: product.handle,
    title: product.title,
    variantTitle: product.variants.length > 1 ? variant.title : null,
    priceCents: variant.priceCents,
    quantity,
    currentQuantity: quantity,
    attributes: [],
  };
}
