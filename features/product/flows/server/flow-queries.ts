import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import { BatchedRead } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { FlowNodes, type FlowNode } from '../contract/flow-node.ts';

/** A shop on a channel. */
export interface Page {
  shopId: number;
  channel: Channel;
}

/** A flow of a shop. `nodes`: the merchant's version; null while it is the default. */
export interface StoredFlow {
  flowId: string;
  type: string;
  key: string;
  nodes: FlowNode[] | null;
  revision: number;
}

export interface FlowRow {
  flow_id: string;
  campaign_type: string;
  flow_key: string;
  nodes: unknown;
  revision: number;
}

/** Throws on nodes that this version cannot read. */
export function readFlowRow({ flow_id, campaign_type, flow_key, nodes, revision }: FlowRow): StoredFlow {
  return {
    flowId: flow_id,
    type: campaign_type,
    key: flow_key,
    nodes: nodes === null ? null : readStored(FlowNodes, nodes, `the flow ${flow_key}`),
    revision,
  };
}

interface FlowsKey {
  shopId: number;
  channel: Channel;
  type: string;
}

const flows = new BatchedRead<FlowsKey, StoredFlow[]>(
  ({ shopId, channel, type }) => `${shopId} ${channel} ${type}`,
  readFlows,
);

/** The flows of a campaign on a channel, including those that the merchant added. */
export function listFlows(tx: Tx, shopId: number, channel: Channel, type: string): Promise<StoredFlow[]> {
  return flows.of(tx, { shopId, channel, type });
}

async function readFlows(tx: Tx, keys: readonly FlowsKey[]): Promise<StoredFlow[][]> {
  const { rows } = await sql<FlowRow & { nth: number }>`
    select asked.nth, f.flow_id, f.campaign_type, f.flow_key, f.nodes, f.revision
    from unnest(${keys.map(({ shopId }) => shopId)}::bigint[], ${keys.map(({ channel }) => channel)}::text[],
      ${keys.map(({ type }) => type)}::text[]) with ordinality as asked(shop_id, channel, type, nth)
    join flows f on f.shop_id = asked.shop_id and f.channel = asked.channel and f.campaign_type = asked.type
    order by f.flow_key`.execute(tx);
  const found = Map.groupBy(rows, ({ nth }) => nth);
  return keys.map((_, at) => (found.get(at + 1) ?? []).map(readFlowRow));
}

/** The format of a flow's id. */
export const FLOW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A flow by its id on either channel, locked if it is to be changed; null if the shop has none with that id. */
export async function findFlow(
  tx: Tx,
  shopId: number,
  flowId: string,
  { isLocked = false } = {},
): Promise<(StoredFlow & { channel: Channel }) | null> {
  if (!FLOW_ID.test(flowId)) return null;
  const found = tx
    .selectFrom('flows')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('flow_id', '=', flowId);
  const row = await (isLocked ? found.forUpdate() : found).executeTakeFirst();
  return row ? { ...readFlowRow(row), channel: row.channel as Channel } : null;
}
