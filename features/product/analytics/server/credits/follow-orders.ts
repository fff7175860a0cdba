import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import '#features/foundations/store-data/contract/store-events.ts';
import type { PublishedEvent } from '#platform/events/domain-events.ts';
import { checkLater } from './check-credits.ts';
import { settleOrders } from './settle-orders.ts';

/** The events of orders that change their credits. */
export const CREDITED = [
  'orderPlaced',
  'orderRefunded',
  'orderCancelled',
  'orderEdited',
  'orderChanged',
  'pastOrdersStored',
] as const;

type OfOrders = PublishedEvent<(typeof CREDITED)[number]>;

/** Credits placed orders, and updates credits when orders change. */
export async function followOrders(
  tx: Tx,
  events: readonly OfOrders[],
  ctx: Pick<Context, 'clock'>,
): Promise<void> {
  for (const [shopId, ofShop] of Map.groupBy(events, ({ event }) => event.shopId)) {
    if (!(await hasMessages(tx, shopId))) continue;
    const placed = ofShop.flatMap(({ name, event }) => (name === 'orderPlaced' ? [event.order.orderId] : []));
    const kept = ofShop.flatMap(({ name, event }) => (name === 'pastOrdersStored' ? event.orderIds : []));
    await settleOrders(tx, shopId, { rechosen: [...placed, ...kept], others: ofShop.flatMap(othersOf) });
    await checkLater(tx, shopId, placed, ctx.clock.now());
  }
}

function othersOf({ name, event }: OfOrders): string[] {
  switch (name) {
    case 'orderRefunded':
    case 'orderCancelled':
    case 'orderEdited':
      return [event.orderId];
    case 'orderChanged':
      return [event.order.orderId];
    case 'orderPlaced':
    case 'pastOrdersStored':
      return [];
  }
}

/** A shop that has never sent a message has no credits, so its orders from before are not checked further. */
async function hasMessages(tx: Tx, shopId: number): Promise<boolean> {
  const { rows } = await sql`select from messages where shop_id = ${shopId} limit 1`.execute(tx);
  return rows.length > 0;
}
