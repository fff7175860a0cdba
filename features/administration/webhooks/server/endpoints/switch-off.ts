import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/**
 * Switches an endpoint off. Events that wait for it count as failed, so that they can be sent again once it is on. The
 * caller has locked the endpoint.
 */
export async function switchOff(
  tx: Tx,
  { shopId, endpointId }: { shopId: number; endpointId: string },
  state: 'off' | 'gone' | 'failing',
): Promise<void> {
  await tx
    .updateTable('event_endpoints')
    .set({ state, paused_until: null })
    .where('shop_id', '=', shopId)
    .where('endpoint_id', '=', endpointId)
    .execute();
  await sql`
    update event_deliveries set state = 'failed', attempt_id = null,
      fault = case when attempts = 0 then 'off' else coalesce(fault, 'off') end
    where shop_id = ${shopId} and endpoint_id = ${endpointId} and state = 'waiting'`.execute(tx);
}
