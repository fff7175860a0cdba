import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { FlowNode } from '../contract/flow-node.ts';

/** How many versions of each flow are stored. */
const KEPT = 50;

interface NewVersion {
  shopId: number;
  flowId: string;
  saveId: string;
  /** The new content, and the content until now. Null for a new flow. */
  nodes: readonly FlowNode[];
  /** The new content is the product's own, so that readers of other languages get it in theirs. */
  isDefault?: boolean;
  before: readonly FlowNode[] | null;
  revision: number;
  savedAt: Date;
}

/** Writes a flow's content and its version. The first time, also stores the old content as a version. */
export async function writeFlow(tx: Tx, version: NewVersion): Promise<void> {
  const { shopId, flowId, saveId, nodes, isDefault = false, before, revision, savedAt } = version;
  if (before !== null)
    await sql`
      insert into flow_versions (shop_id, flow_id, revision, save_id, nodes, saved_at)
      select shop_id, flow_id, ${revision - 1}::int, null, ${JSON.stringify(before)}::jsonb, changed_at from flows
      where shop_id = ${shopId} and flow_id = ${flowId} and not exists (
        select 1 from flow_versions where shop_id = ${shopId} and flow_id = ${flowId})`.execute(tx);
  await tx
    .insertInto('flow_versions')
    .values({
      shop_id: shopId,
      flow_id: flowId,
      revision,
      save_id: saveId,
      nodes: JSON.stringify(nodes),
      saved_at: savedAt,
    })
    .execute();
  await tx
    .deleteFrom('flow_versions')
    .where('shop_id', '=', shopId)
    .where('flow_id', '=', flowId)
    .where('revision', '<=', revision - KEPT)
    .execute();
  await tx
    .updateTable('flows')
    .set({ nodes: isDefault ? null : JSON.stringify(nodes), revision, changed_at: savedAt })
    .where('shop_id', '=', shopId)
    .where('flow_id', '=', flowId)
    .execute();
}
