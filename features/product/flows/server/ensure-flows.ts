import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { FlowNode } from '../contract/flow-node.ts';
import { listFlows, type Page } from './flow-queries.ts';

interface DefaultFlows {
  /** The type of their campaign. */
  type: string;
  keys: readonly string[];
  now: Date;
}

/** Creates a campaign's flows that do not exist yet, with the product's texts. Returns the ids of all flows by key. */
export async function ensureFlows(
  tx: Tx,
  { shopId, channel }: Page,
  { type, keys, now }: DefaultFlows,
): Promise<Map<string, string>> {
  if (keys.length > 0)
    await tx
      .insertInto('flows')
      .values(
        keys.map((key) => ({
          shop_id: shopId,
          flow_id: timeOrderedId(now),
          channel,
          campaign_type: type,
          flow_key: key,
          nodes: null,
          changed_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const flows = await listFlows(tx, shopId, channel, type);
  return new Map(flows.map(({ key, flowId }) => [key, flowId]));
}

interface KeyedFlow {
  type: string;
  key: string;
  nodes: readonly FlowNode[];
  now: Date;
}

/** Stores a flow unless one with its key exists. Returns the flow's id, which stays the same. */
export async function storeFlow(
  tx: Tx,
  { shopId, channel }: Page,
  { type, key, nodes, now }: KeyedFlow,
): Promise<string> {
  const row = await tx
    .insertInto('flows')
    .values({
      shop_id: shopId,
      flow_id: timeOrderedId(now),
      channel,
      campaign_type: type,
      flow_key: key,
      nodes: JSON.stringify(nodes),
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'channel', 'campaign_type', 'flow_key']).doUpdateSet({ changed_at: now }),
    )
    .returning('flow_id')
    .executeTakeFirstOrThrow();
  return row.flow_id;
}
