import { sql } from 'kysely';
import { IN_FLIGHT } from '#features/engine/messaging/server/index.ts';
import type { Tx } from '#platform/database/database.ts';

/** Messages of broadcasts that are still to be sent, and when at the earliest. */
export interface ToCome {
  at: Date;
  people: number;
}

interface Asked {
  shopId: number;
  now: Date;
  /** The broadcast whose own messages are not included. */
  broadcastId: string | null;
}

/** Returns the messages that a shop's other broadcasts will still send: scheduled ones, and the rest of running ones. */
export async function listToCome(tx: Tx, { shopId, now, broadcastId }: Asked): Promise<ToCome[]> {
  const { rows } = await sql<ToCome>`
    with own as (
      select s.sending_id, s.recipients - s.expanded_to as unwritten, s.is_expanded, s.due_at
      from broadcasts b
      join broadcast_sendings p on p.shop_id = b.shop_id and p.broadcast_id = b.broadcast_id
      join sendings s on s.shop_id = b.shop_id and s.sending_id = p.sending_id
      where b.shop_id = ${shopId} and b.status = 'sending' and b.broadcast_id is distinct from ${broadcastId}::uuid
        and s.state <> 'cancelled' and p.part <> 'heldOut'
        -- People who wait for an A/B test have two rows, one for each text.
        and not (p.part = 'rest' and p.arm = 'B' and b.rest_arm is null)
    ), to_come as (
      select scheduled_at as due_at, coalesce(audience_count, 0) as people from broadcasts
      where shop_id = ${shopId} and status = 'scheduled' and broadcast_id is distinct from ${broadcastId}::uuid
      union all
      select due_at, unwritten from own where not is_expanded
      union all
      select o.due_at, 1 from own join outbox o on o.shop_id = ${shopId} and o.sending_id = own.sending_id
      union all
      select ${now}::timestamptz, 1 from ${sql.raw(IN_FLIGHT)} f
      where f.shop_id = ${shopId} and f.sending_id in (select sending_id from own)
    )
    select date_bin('15 minutes', greatest(due_at, ${now}::timestamptz), '2000-01-01Z') as at, sum(people)::bigint as people
    from to_come group by 1 order by 1`.execute(tx);
  return rows;
}
