import { sql } from 'kysely';
import { IN_FLIGHT } from '#features/engine/messaging/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { FirstGroupCounts } from '../../rules/judge-first-group.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';
import type { OwnSending } from './own-sendings.ts';

/** The results of the messages of some sendings so far. */
export async function countFirstGroup(
  tx: Tx,
  { shop_id: shopId, started_at: startedAt }: Pick<StoredBroadcast, 'shop_id' | 'started_at'>,
  slice: readonly OwnSending[],
): Promise<FirstGroupCounts> {
  const ids = slice.map(({ sendingId }) => sendingId);
  const { rows } = await sql<FirstGroupCounts>`
    with reported as (
      select m.message_id, m.state, s.opted_out_at from messages m
      left join subscribers s on s.shop_id = m.shop_id and s.subscriber_id = m.subscriber_id
      where m.shop_id = ${shopId} and m.source_event = any(${ids}::text[]) and m.source_type = 'broadcast'
    )
    select
      count(*) filter (where state in ('sent', 'delivered', 'read', 'failed'))::int as written,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state in ('sent', 'delivered', 'read', 'failed') and opted_out_at >= ${startedAt})::int
        as "optedOut",
      count(*) filter (where state = 'queued')::int + (
        select coalesce(sum(recipients - expanded_to), 0) from sendings
        where shop_id = ${shopId} and sending_id = any(${ids}::uuid[]) and not is_expanded
      )::int as waiting
    from reported`.execute(tx);
  return rows[0] ?? { written: 0, failed: 0, optedOut: 0, waiting: 0 };
}

/**
 * Whether messages of a broadcast are still to be handed over; cheap, because it is asked often. An uncertain message
 * was probably handed over and may stay uncertain for a day, so the broadcast does not wait for it.
 */
export async function hasMore(
  tx: Tx,
  { shop_id: shopId, broadcast_id: broadcastId }: Pick<StoredBroadcast, 'shop_id' | 'broadcast_id'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from broadcast_sendings b
    join sendings s on s.shop_id = b.shop_id and s.sending_id = b.sending_id
    where b.shop_id = ${shopId} and b.broadcast_id = ${broadcastId} and b.part <> 'heldOut' and (
      not s.is_expanded and s.state <> 'cancelled'
      or exists (select from outbox o where o.shop_id = s.shop_id and o.sending_id = s.sending_id and o.state <> 'uncertain')
      or exists (
        select from ${sql.raw(IN_FLIGHT)} f where f.shop_id = s.shop_id and f.sending_id = s.sending_id
      )
    )
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Counts the messages of a broadcast that were sent without an answer. */
export async function countUncertain(
  tx: Tx,
  { shop_id: shopId, broadcast_id: broadcastId }: Pick<StoredBroadcast, 'shop_id' | 'broadcast_id'>,
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from broadcast_sendings b
    join outbox o on o.shop_id = b.shop_id and o.sending_id = b.sending_id and o.state = 'uncertain'
    where b.shop_id = ${shopId} and b.broadcast_id = ${broadcastId} and b.part <> 'heldOut'`.execute(tx);
  return rows[0]?.people ?? 0;
}

/** Whether at least one of its messages was sent. */
export async function hasReached(
  tx: Tx,
  { shop_id: shopId, broadcast_id: broadcastId }: Pick<StoredBroadcast, 'shop_id' | 'broadcast_id'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from broadcast_sendings b
    cross join lateral (
      select from messages m
      where m.shop_id = b.shop_id and m.source_event = b.sending_id::text and m.source_type = 'broadcast'
        and m.state in ('sent', 'delivered', 'read')
      limit 1
    ) m
    where b.shop_id = ${shopId} and b.broadcast_id = ${broadcastId}
    limit 1`.execute(tx);
  return rows.length > 0;
}
