import { sql } from 'kysely';
import { FlowNodes } from '#features/product/flows/contract/flow-node.ts';
import { ORIGINAL } from '#features/product/flows/contract/flow-version-calls.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import type { WireNode } from '#features/product/flows/contract/wire-node.ts';
import { toWireNodes } from '#features/product/flows/rules/flow/to-wire-nodes.ts';
import { FLOW_ID, type Page } from '#features/product/flows/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { previewFrom } from './read-flows.ts';

export interface FlowSave {
  saveId: string;
  savedAt: string;
  flowIds: string[];
}

interface SavedFlow {
  flowId: string;
  revision: number;
  nodes: WireNode[];
}

/** A message: its first flow, and the drip with its time. */
interface Message {
  flowId: string;
  dripId?: string | undefined;
}

/**
 * Returns the saves of a message, including flows that its answers lead or ever led to, and its time, newest first.
 * Refused with NOT_FOUND.
 */
export async function listFlowSaves(
  tx: Tx,
  page: Page,
  { flowId, dripId }: Message,
  definitions: readonly CampaignDefinition[],
): Promise<FlowSave[]> {
  const { flows } = await previewFrom(tx, page, flowId, definitions);
  const { rows } = await sql<{ save_id: string | null; saved_at: Date; flow_ids: string[] }>`
    ${everReached(page, flows)}, saved as (
      select save_id, saved_at, flow_id::text from flow_versions join flows using (shop_id, flow_id)
      where shop_id = ${page.shopId} and channel = ${page.channel} and flow_id in (select flow_id from reached)
      union all
      select save_id, saved_at, null from drip_times where shop_id = ${page.shopId} and drip_id = ${dripId ?? null}
    )
    select save_id, max(saved_at) as saved_at, array_remove(array_agg(flow_id order by flow_id), null) as flow_ids
    from saved group by save_id order by save_id is null, max(saved_at) desc, save_id desc limit 100`.execute(
    tx,
  );
  return rows.map(({ save_id, saved_at, flow_ids }) => ({
    saveId: save_id ?? ORIGINAL,
    savedAt: saved_at.toISOString(),
    flowIds: flow_ids,
  }));
}

/**
 * Returns the content of a message's flows after a save, each as it was last saved by then, and its time. Refused with
 * NOT_FOUND.
 */
export async function readFlowSave(
  tx: Tx,
  page: Page,
  { flowId, dripId, saveId }: Message & { saveId: string },
  definitions: readonly CampaignDefinition[],
): Promise<{ flows: SavedFlow[]; timeBox: TimeBox | null }> {
  if (saveId !== ORIGINAL && !FLOW_ID.test(saveId)) throw new AppError('NOT_FOUND', { field: 'saveId' });
  const { flows } = await previewFrom(tx, page, flowId, definitions);
  const until =
    saveId === ORIGINAL
      ? sql`save_id is null`
      : sql`saved_at <= (select max(saved_at) from (
          select saved_at from flow_versions where shop_id = ${page.shopId} and save_id = ${saveId}
          union all
          select saved_at from drip_times
          where shop_id = ${page.shopId} and drip_id = ${dripId ?? null} and save_id = ${saveId}) s)`;
  const { rows } = await sql<{ flow_id: string; revision: number; nodes: unknown }>`
    ${everReached(page, flows)}
    select distinct on (flow_id) flow_id, f.revision, v.nodes
    from flow_versions v join flows f using (shop_id, flow_id)
    where shop_id = ${page.shopId} and channel = ${page.channel} and flow_id in (select flow_id from reached) and ${until}
    order by flow_id, v.revision desc`.execute(tx);
  const times = await sql<{ time_box: unknown }>`
    select time_box from drip_times where shop_id = ${page.shopId} and drip_id = ${dripId ?? null} and ${until}
    order by nth desc limit 1`.execute(tx);
  const [time] = times.rows;
  if (rows.length === 0 && !time) throw new AppError('NOT_FOUND', { field: 'saveId' });
  return {
    flows: rows.map((row) => ({
      flowId: row.flow_id,
      revision: row.revision,
      nodes: toWireNodes(readStored(FlowNodes, row.nodes, `a version of the flow ${row.flow_id}`)),
    })),
    timeBox: time ? readStored(TimeBox, time.time_box, `a time of drip ${dripId}`) : null,
  };
}

/**
 * Returns these flows, and the flows that answers in any of their versions led to, because an unreachable flow can be
 * restored.
 */
function everReached({ shopId }: Page, flows: readonly { flowId: string }[]) {
  const flowIds = flows.map(({ flowId }) => flowId);
  return sql`
    with recursive reached as (
      select unnest(${flowIds}::uuid[]) as flow_id
      union
      select f.flow_id from reached
      join flow_versions v on v.shop_id = ${shopId} and v.flow_id = reached.flow_id
      cross join lateral jsonb_path_query(v.nodes, '$[*].replies[*].leadsTo') as answer
      join flows f on f.shop_id = ${shopId} and f.flow_id::text = answer #>> '{}'
    )`;
}
