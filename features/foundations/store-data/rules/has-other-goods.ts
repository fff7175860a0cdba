import * as z from 'zod/mini';
import { goodsOf } from '../contract/goods-of.ts';
import type { OrderFacts } from '../contract/store-facts.ts';

const StoredLines = z.array(
  z.object({ variantId: z.nullable(z.string()), title: z.string(), currentQuantity: z.int() }),
);

/**
 * Whether an edit left other goods of an order than its stored lines, although it may be worth the same. Nothing is left
 * of a cancelled order, which is no edit; of lines that were stored when less was known nobody can say.
 */
export function hasOtherGoods(
  stored: unknown,
  { lines, cancelledAt }: Pick<OrderFacts, 'lines' | 'cancelledAt'>,
): boolean {
  const before = StoredLines.safeParse(stored);
  return before.success && cancelledAt === null && goodsOf(before.data) !== goodsOf(lines);
}
