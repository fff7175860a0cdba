import { moneyLines } from '#features/foundations/store-data/rules/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { findOrderMoney } from '#features/foundations/store-data/server/orders-api.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DayLine } from './credit-queries.ts';
import { daysOf } from './shop-days.ts';

/** The present value of orders, by order. An order in another currency than the shop's has no amount. */
export async function findLines(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<Map<string, DayLine[]>> {
  if (orderIds.length === 0) return new Map();
  const { currency } = await getShop(tx, shopId);
  const orders = await findOrderMoney(tx, shopId, [...new Set(orderIds)]);
  const moved = orders.map((order) => ({
    orderId: order.orderId,
    lines:
      order.currency === currency
        ? moneyLines(order)
        : [{ kind: 'order' as const, at: order.createdAt, amountMinor: 0 }],
  }));
  const dayOf = await daysOf(
    tx,
    shopId,
    moved.flatMap(({ lines }) => lines.map(({ at }) => at)),
  );
  return new Map(
    moved.map(({ orderId, lines }) => [orderId, lines.map((line) => ({ ...line, day: dayOf(line.at) }))]),
  );
}
