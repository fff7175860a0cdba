import { sql } from 'kysely';
import type { Source } from '#features/engine/messaging/contract/source.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShares } from './list-source-counts.ts';

/**
 * Returns the all-time counts of a source, or of all sources of its type if none is named. The read rate and the CTR are
 * percentages of delivered messages.
 */
export async function sourceCounts(tx: Tx, shopId: number, channel: Channel, { kind, type, id }: Source) {
  const { rows } = await sql<Parameters<typeof inShares>[0]>`
    select coalesce(sum(sent), 0)::bigint as sent, coalesce(sum(delivered), 0)::bigint as delivered,
      coalesce(sum(read), 0)::bigint as read, coalesce(sum(clicked), 0)::bigint as clicked,
      coalesce(sum(failed), 0)::bigint as failed, coalesce(sum(orders), 0)::bigint as orders,
      coalesce(sum(revenue_minor), 0)::bigint as "revenueMinor"
    from daily_rollups where shop_id = ${shopId} and channel = ${channel} and source_kind = ${kind} and source_type = ${type}
      and (${id}::uuid is null or source_id = ${id})`.execute(tx);
  const counted = rows[0] ?? {
    sent: 0,
    delivered: 0,
    read: 0,
    clicked: 0,
    failed: 0,
    orders: 0,
    revenueMinor: 0,
  };
  return inShares(counted);
}
