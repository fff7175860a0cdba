import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/**
 * Until the end of the transaction nobody else reads what was told of this order: of two facts that come at once, the
 * order and its refund or parcel, the second then finds the first.
 */
export async function lockOrder(tx: Tx, shopId: number, orderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order ${shopId} ${orderId}`}, 0))`.execute(tx);
}
