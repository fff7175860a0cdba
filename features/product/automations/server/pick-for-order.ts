import type { Tx } from '#platform/database/database.ts';
import { productIdsOf, type KnownOrder } from './find-order.ts';
import { listOtherOrders } from './list-other-orders.ts';
import { pickProducts, type PickedProduct, type PickQuestion } from './pick-products.ts';

type Asked = Pick<PickQuestion, 'shopId' | 'specialType' | 'method'> & { order: KnownOrder };

/**
 * Returns the best product for the rest of an order, by what the shopper had bought at that time, and whether they have
 * bought it since. Null if there is none.
 */
export async function pickForOrder(
  tx: Tx,
  { order, ...asked }: Asked,
): Promise<{ product: PickedProduct; isBoughtSince: boolean } | null> {
  // People who returned a product want neither it nor its accessories.
  const kept = productIdsOf({ lines: order.lines.filter(({ currentQuantity }) => currentQuantity > 0) });
  if (kept.length === 0) return null;
  const others = await listOtherOrders(tx, asked.shopId, order);
  const [since, before] = [others.filter(isSince), others.filter((other) => !isSince(other))];
  const [product] = await pickProducts(tx, {
    ...asked,
    orderedProductIds: kept,
    boughtProductIds: [...productIdsOf(order), ...before.flatMap(({ productIds }) => productIds)],
    limit: 1,
  });
  if (!product) return null;
  const isBoughtSince = since.some(({ productIds }) => productIds.includes(product.productId));
  return { product, isBoughtSince };

  function isSince({ createdAt }: { createdAt: Date }): boolean {
    return createdAt > order.createdAt;
  }
}
