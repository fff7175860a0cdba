import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/**
 * Until the end of the transaction nobody else reads what was told of these orders: of two facts that come at once, an
 * order and its refund or parcel, the second then finds the first. They are held in one order, so that two who hold
 * several never wait for each other.
 */
export async function lockOrders(tx: Tx, shopId: number, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const places = orderIds.map((orderId) => `order ${shopId} ${orderId}`);
  await sql`
    select pg_advisory_xact_lock(place) from (
      select distinct hashtextextended(name, 0) as place from unnest(${places}::text[]) as name order by place
    ) places`.execute(tx);
}
