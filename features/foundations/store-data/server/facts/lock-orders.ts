import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/**
 * Until the end of the transaction nobody else processes reports about these orders. If two reports arrive at the same
 * time, an order and its refund or shipment, the second finds the first. Locks are taken in one order, so that two
 * transactions never deadlock.
 */
export async function lockOrders(tx: Tx, shopId: number, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const places = orderIds.map((orderId) => `order ${shopId} ${orderId}`);
  await sql`
    select pg_advisory_xact_lock(place) from (
      select distinct hashtextextended(name, 0) as place from unnest(${places}::text[]) as name order by place
    ) places`.execute(tx);
}
