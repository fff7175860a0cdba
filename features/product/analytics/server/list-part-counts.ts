import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { percentOf } from '../rules/percent.ts';

/** The results of one part of a flow, all time; read and tapped as numbers and in percent of delivered. */
interface PartCounts {
  flowId: string;
  nodeId: string;
  sent: number;
  delivered: number;
  read: number;
  readNumber: number;
  tapped: number;
  tappedNumber: number;
}

/** Returns the results of each part of these flows that was ever sent. */
export async function listPartCounts(
  tx: Tx,
  shopId: number,
  flowIds: readonly string[],
): Promise<PartCounts[]> {
  const { rows } = await sql<Omit<PartCounts, 'readNumber' | 'tappedNumber'>>`
    select flow_id as "flowId", node_id as "nodeId", sum(sent)::bigint as sent, sum(delivered)::bigint as delivered,
      sum(read)::bigint as read, sum(tapped)::bigint as tapped
    from flow_node_days where shop_id = ${shopId} and flow_id = any(${flowIds}::uuid[])
    group by flow_id, node_id order by flow_id, node_id`.execute(tx);
  return rows.map(({ read, tapped, ...counted }) => ({
    ...counted,
    read: percentOf(read, counted.delivered),
    readNumber: read,
    tapped: percentOf(tapped, counted.delivered),
    tappedNumber: tapped,
  }));
}
