import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Whether a message of the shop that may still be sent uses a file, by its path. */
export async function isFileInWaitingMessage(
  tx: Tx,
  { shopId, path }: { shopId: number; path: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from outbox o
    join messages m on m.shop_id = o.shop_id and m.message_id = o.message_id and m.created_at = o.created_at
    where o.shop_id = ${shopId} and position(${path} in m.content::text) > 0
    union all
    select from sendings s
    where s.shop_id = ${shopId} and s.state <> 'cancelled' and position(${path} in s.content::text) > 0
      and (not s.is_expanded or exists (
        select from outbox o where o.shop_id = s.shop_id and o.sending_id = s.sending_id))
    limit 1`.execute(tx);
  return rows.length > 0;
}
