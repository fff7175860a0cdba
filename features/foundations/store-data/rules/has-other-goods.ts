import * as z from 'zod/mini';
import { goodsOf } from '../contract/goods-of.ts';
import type { OrderFacts } from '../contract/store-facts.ts';

const StoredLines = z.array(
  z.object({ variantId: z.nullable(z.string()), title: z.string(), currentQuantity: z.int() }),
);

/**
 * Whether an edit changed the goods of an order, even if its value is the same. A cancelled order has no goods left and
 * is not an edit. For lines from a time when fewer fields were stored, nobody can tell.
 */
export function hasOtherGoods(
  stored: unknown,
  { lines, cancelledAt }: Pick<OrderFacts, 'lines' | 'cancelledAt'>,
): boolean {
  const before = StoredLines.safeParse(stored);
  return before.success && cancelledAt === null && goodsOf(before.data) !== goodsOf(lines);
}
