import { sql } from 'kysely';
import type { SourceKind } from '#features/engine/messaging/contract/source.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { percentOf } from '../rules/percent.ts';

interface Family {
  channel: Channel;
  kind: SourceKind;
  type: string;
}

interface Counted {
  sent: number;
  delivered: number;
  failed: number;
  read: number;
  clicked: number;
  /** Credited orders. */
  orders: number;
  revenueMinor: number;
}

/** Returns the all-time counts of each source of a kind and type, by id. `sourceCounts` returns those of one source. */
export async function listSourceCounts(tx: Tx, shopId: number, { channel, kind, type }: Family) {
  const { rows } = await sql<Counted & { sourceId: string }>`
    select source_id as "sourceId", sum(sent)::bigint as sent, sum(delivered)::bigint as delivered,
      sum(read)::bigint as read, sum(clicked)::bigint as clicked, sum(failed)::bigint as failed, sum(orders)::bigint as orders,
      sum(revenue_minor)::bigint as "revenueMinor"
    from daily_rollups where shop_id = ${shopId} and channel = ${channel} and source_kind = ${kind} and source_type = ${type}
    group by source_id`.execute(tx);
  return new Map(rows.map(({ sourceId, ...counted }) => [sourceId, inShares(counted)]));
}

/** Read and clicked as numbers and in percent of delivered. */
export function inShares({ read, clicked, ...counted }: Counted) {
  return {
    ...counted,
    read: percentOf(read, counted.delivered),
    readNumber: read,
    CTR: percentOf(clicked, counted.delivered),
    CTRNumber: clicked,
  };
}
