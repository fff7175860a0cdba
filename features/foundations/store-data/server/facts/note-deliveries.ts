import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { FulfilmentFacts } from '../../contract/store-facts.ts';
import { whenDelivered } from '../../rules/when-delivered.ts';

/** A known order that a report is about. */
export interface KnownOrder {
  orderId: string;
  isNotified: boolean;
  fulfilmentStatus: string | null;
  deliveredAt: Date | null;
}

/** Returns the known ones among these orders, by id. */
export async function findKnownOrders(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, KnownOrder>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<KnownOrder>`
    select order_id as "orderId", notified_at is not null as "isNotified", fulfilment_status as "fulfilmentStatus",
      delivered_at as "deliveredAt"
    from orders where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Records, once, that the last shipment of orders arrived. Returns the times for the orders that it recorded. */
export async function noteDeliveries(
  tx: Tx,
  shopId: number,
  orders: readonly KnownOrder[],
  parcels: ReadonlyMap<string, readonly FulfilmentFacts[]>,
): Promise<ReadonlyMap<string, Date>> {
  const arrived = orders.flatMap(({ orderId, fulfilmentStatus, deliveredAt: notedAt }) => {
    const deliveredAt = notedAt ? null : whenDelivered(fulfilmentStatus, parcels.get(orderId) ?? []);
    return deliveredAt ? [{ orderId, deliveredAt }] : [];
  });
  if (arrived.length > 0)
    await sql`
      update orders o set delivered_at = a."deliveredAt"
      from json_to_recordset(${storableJson(arrived)}::json) as a("orderId" text, "deliveredAt" timestamptz)
      where o.shop_id = ${shopId} and o.order_id = a."orderId"`.execute(tx);
  return new Map(arrived.map(({ orderId, deliveredAt }) => [orderId, deliveredAt]));
}
