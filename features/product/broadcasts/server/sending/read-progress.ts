import { sql } from 'kysely';
import { IN_FLIGHT } from '#features/engine/messaging/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { BroadcastProgress } from '../../contract/broadcast.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';

type Asked = Pick<StoredBroadcast, 'shop_id' | 'broadcast_id' | 'recipients' | 'held_out' | 'rest_arm'>;

/**
 * Returns a broadcast's progress: its recipients, and how many messages are not handed over yet. An uncertain message was
 * probably handed over. People who wait for an A/B test's result count once, although each text has a sending for them.
 */
export async function readProgress(tx: Tx, row: Asked): Promise<BroadcastProgress> {
  const { shop_id: shopId, broadcast_id: broadcastId } = row;
  const { rows } = await sql<{ waiting: number }>`
    with own as (
      select s.sending_id, s.recipients, s.expanded_to, s.is_expanded, s.state
      from broadcast_sendings b join sendings s on s.shop_id = b.shop_id and s.sending_id = b.sending_id
      where b.shop_id = ${shopId} and b.broadcast_id = ${broadcastId} and b.part <> 'heldOut'
        and not (b.part = 'rest' and b.arm = 'B' and ${row.rest_arm === null}::bool)
    )
    select (
      select coalesce(sum(recipients - expanded_to), 0) from own where not is_expanded and state <> 'cancelled'
    )::bigint + (
      select count(*) from own join outbox o on o.shop_id = ${shopId} and o.sending_id = own.sending_id
        and o.state <> 'uncertain'
    )::bigint + (
      select count(*) from ${sql.raw(IN_FLIGHT)} f
      where f.shop_id = ${shopId} and f.sending_id in (select sending_id from own)
    )::bigint as waiting`.execute(tx);
  return { recipients: row.recipients, heldOut: row.held_out, waiting: rows[0]?.waiting ?? 0 };
}
