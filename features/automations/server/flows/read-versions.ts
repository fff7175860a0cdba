import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { FlowNodes } from '../../contract/flow-node.ts';
import { ORIGINAL } from '../../contract/flow-version-calls.ts';
import type { WireNode } from '../../contract/wire-node.ts';
import { toWireNodes } from '../../rules/to-wire-nodes.ts';
import { FLOW_ID, findFlow } from '../engine/flow-queries.ts';
import { readStored } from '../engine/read-stored.ts';
import type { Page } from '../read-flows.ts';

export interface FlowSave {
  saveId: string;
  savedAt: string;
  flowIds: string[];
}

/** When the flows of the campaign of this flow were saved, the newest first. Refused with NOT_FOUND. */
export async function listFlowSaves(tx: Tx, page: Page, flowId: string): Promise<FlowSave[]> {
  const type = await typeOf(tx, page, flowId);
  const { rows } = await sql<{ save_id: string | null; saved_at: Date; flow_ids: string[] }>`
    select save_id, max(saved_at) as saved_at, array_agg(flow_id::text order by flow_id) as flow_ids
    from flow_versions join flows using (shop_id, flow_id)
    where shop_id = ${page.shopId} and channel = ${page.channel} and campaign_type = ${type}
    group by save_id order by save_id is null, max(saved_at) desc, save_id desc limit 100`.execute(tx);
  return rows.map(({ save_id, saved_at, flow_ids }) => ({
    saveId: save_id ?? ORIGINAL,
    savedAt: saved_at.toISOString(),
    flowIds: flow_ids,
  }));
}

/** What the flows of a campaign said after a save, each as it was last saved by then. Refused with NOT_FOUND. */
export async function readFlowSave(
  tx: Tx,
  page: Page,
  { flowId, saveId }: { flowId: string; saveId: string },
): Promise<{ flowId: string; revision: number; nodes: WireNode[] }[]> {
  if (saveId !== ORIGINAL && !FLOW_ID.test(saveId)) throw new AppError('NOT_FOUND', { field: 'saveId' });
  const type = await typeOf(tx, page, flowId);
  const until =
    saveId === ORIGINAL
      ? sql`save_id is null`
      : sql`saved_at <= (select max(saved_at) from flow_versions where shop_id = ${page.shopId} and save_id = ${saveId})`;
  const { rows } = await sql<{ flow_id: string; revision: number; nodes: unknown }>`
    select distinct on (flow_id) flow_id, f.revision, v.nodes
    from flow_versions v join flows f using (shop_id, flow_id)
    where shop_id = ${page.shopId} and channel = ${page.channel} and campaign_type = ${type} and ${until}
    order by flow_id, v.revision desc`.execute(tx);
  if (rows.length === 0) throw new AppError('NOT_FOUND', { field: 'saveId' });
  return rows.map((row) => ({
    flowId: row.flow_id,
    revision: row.revision,
    nodes: toWireNodes(readStored(FlowNodes, row.nodes, `a version of the flow ${row.flow_id}`)),
  }));
}

async function typeOf(tx: Tx, { shopId, channel }: Page, flowId: string): Promise<string> {
  const flow = await findFlow(tx, shopId, flowId);
  if (!flow || flow.channel !== channel) throw new AppError('NOT_FOUND', { field: 'flowId' });
  return flow.type;
}
