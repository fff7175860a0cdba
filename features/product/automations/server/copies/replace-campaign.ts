import { randomUUID } from 'node:crypto';
import { fromPortableNodes } from '#features/product/flows/rules/flow/portable-nodes.ts';
import { createFlows, listFlows, storeFlow, writeFlow } from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { DripSettings } from '../../contract/drip-settings.ts';
import { ADDED_FLOW, type PortableCampaign, type PortableMessage } from '../../contract/portable-campaign.ts';
import { changeDripDelay } from '../change-drip-delay.ts';
import { recompose } from '../engine/recompose.ts';
import { listSpoken } from '../read-flows.ts';
import { OWN_KEY } from '../start-with-own.ts';

interface Replacing {
  shopId: number;
  campaign: PortableCampaign;
  /** Whether the plan includes own texts and times. Otherwise both stay. */
  mayEdit: boolean;
  definition: CampaignDefinition;
}

/**
 * Replaces the settings and texts of a campaign that is off. Its switch stays. The texts until now stay in the list of
 * earlier versions. The campaign must exist, locked.
 */
export async function replaceCampaign(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  replacing: Replacing,
): Promise<void> {
  const { shopId, campaign, mayEdit, definition } = replacing;
  const { channel, type, holdOutPercent } = campaign;
  await tx
    .updateTable('campaigns')
    .set({ hold_out_percent: holdOutPercent, changed_at: ctx.clock.now() })
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .execute();
  const flowIds = mayEdit ? await replaceFlows(ctx, tx, replacing) : await readFlowIds(tx, replacing);
  const dripIds: string[] = [];
  for (const message of campaign.messages)
    dripIds.push(...(await replaceMessage(ctx, tx, { ...replacing, message, flowIds })));
  await recompose(tx, { shopId, dripIds, flowIds: [...flowIds.values()] }, [definition]);
}

async function readFlowIds(tx: Tx, { shopId, campaign: { channel, type } }: Replacing) {
  const flows = await listFlows(tx, shopId, channel, type);
  return new Map(flows.map(({ key, flowId }) => [key, flowId]));
}

/** Writes the flows with own texts, and gives the product's texts to all others. Returns the ids of flows by key. */
async function replaceFlows(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, campaign: { channel, type, flows }, definition }: Replacing,
): Promise<Map<string, string>> {
  const now = clock.now();
  const page = { shopId, channel };
  const added = flows
    .filter(({ key }) => key.startsWith(ADDED_FLOW))
    .map(({ key }) => ({ key, flowId: randomUUID() }));
  await createFlows(tx, page, { flows: added.map(({ flowId }) => ({ flowId, type })), now }, () => true);
  const spoken = await listSpoken(tx, page, type, [definition]);
  const flowIds = new Map(spoken.map(({ key, flowId }) => [key, flowId]));
  for (const { key, flowId } of added) flowIds.set(key, flowId);
  const saveId = timeOrderedId(now);
  const keys = definition.channels[channel]?.flows.map(({ key }) => key) ?? [];
  const defaults = await listSpoken(tx, page, type, [definition], { asDefault: true });
  for (const flow of spoken) {
    const key = added.find(({ flowId }) => flowId === flow.flowId)?.key ?? flow.key;
    const own = flows.find((one) => one.key === key);
    // Flows that the merchant added before stay for people who were sent a link to them.
    if (!own && (flow.nodes === null || !keys.includes(key))) continue;
    const usual = defaults.find(({ flowId }) => flowId === flow.flowId)?.effectiveNodes ?? [];
    await writeFlow(tx, {
      shopId,
      flowId: flow.flowId,
      saveId,
      nodes: own ? fromPortableNodes(own.nodes, flowIds) : usual,
      isDefault: !own,
      before: flow.revision === 0 ? null : flow.effectiveNodes,
      revision: flow.revision + 1,
      savedAt: now,
    });
  }
  return flowIds;
}

interface MessageToReplace extends Replacing {
  message: PortableMessage;
  flowIds: ReadonlyMap<string, string>;
}

/** Returns the id of the changed drip; none if the shop's release does not have it. */
async function replaceMessage(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, campaign: { channel, type }, message, mayEdit, definition, flowIds }: MessageToReplace,
): Promise<string[]> {
  const row = await tx
    .selectFrom('drips')
    .select(['drip_id', 'settings', 'revision', 'flow_id'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .where('drip_index', '=', message.dripIndex)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return [];
  const dripId = row.drip_id;
  if (mayEdit) await changeDripDelay(ctx, tx, { shopId, channel, dripId }, { timeBox: message.timeBox });
  const before = readStored(DripSettings, row.settings, `the settings of drip ${dripId}`);
  const ofOperator = Object.entries(before.own).filter(([name]) =>
    definition.operatorSettings?.includes(name),
  );
  const own = { ...message.settings.own, ...Object.fromEntries(ofOperator) };
  await tx
    .updateTable('drips')
    .set((eb) => ({
      settings: JSON.stringify({ ...message.settings, own }),
      is_enabled: message.isSent,
      awaited_template_id: null,
      awaited_judged_at: null,
      revision: eb('revision', '+', 1),
    }))
    .where('shop_id', '=', shopId)
    .where('drip_id', '=', dripId)
    .execute();
  const flowId = await findStart(ctx, tx, { shopId, channel, type, message, flowIds });
  if (flowId !== undefined)
    await tx
      .updateTable('drips')
      .set({ flow_id: flowId })
      .where('shop_id', '=', shopId)
      .where('drip_id', '=', dripId)
      .execute();
  return [dripId];
}

interface Start {
  shopId: number;
  channel: PortableCampaign['channel'];
  type: string;
  message: PortableMessage;
  flowIds: ReadonlyMap<string, string>;
}

async function findStart(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, channel, type, message: { start }, flowIds }: Start,
): Promise<string | undefined> {
  if ('flow' in start) return flowIds.get(start.flow);
  const { template: name, language } = start;
  const nodes = [{ kind: 'ownTemplate', masterId: 'n1', name, language } as const];
  return storeFlow(tx, { shopId, channel }, { type, key: OWN_KEY + name, nodes, now: clock.now() });
}
