import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { variablesOf } from '#features/foundations/templates/contract/template-definition.ts';
import { listVariants } from '#features/foundations/templates/server/index.ts';
import { DISCOUNT_VARIABLES } from '#features/product/flows/contract/variables.ts';
import { templatesIn } from '#features/product/flows/rules/flow/default-nodes.ts';
import { needsDiscount } from '#features/product/flows/rules/flow/needs-discount.ts';
import { findFlow, listFlows, type StoredFlow } from '#features/product/flows/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { OfferedTemplate } from '../contract/automation-calls.ts';
import type { CampaignDefinition, CampaignOnChannel } from '../contract/campaign-definition.ts';
import { ownTemplateLabel } from '../rules/own-words.ts';
import { sidesOf } from '../rules/sides-of.ts';
import { unfitReason } from '../rules/unfit-reason.ts';
import { readCampaignStates } from './campaign-states.ts';
import { lockDrip, type DripOfPage } from './change-drip.ts';
import { recompose } from './engine/recompose.ts';
import { ensureTemplates } from './ensure-campaigns.ts';
import { OWN_KEY, requireSayable } from './start-with-own.ts';

interface Page {
  shopId: number;
  channel: Channel;
}

/** Returns the texts that each campaign of a page can start with, in display order. */
export async function listOffered(
  ctx: Context,
  tx: Tx,
  { shopId, channel }: Page,
  definitions: readonly CampaignDefinition[],
): Promise<Record<string, OfferedTemplate[]>> {
  await readCampaignStates(ctx, tx, { shopId, channel }, definitions);
  const offered: Record<string, OfferedTemplate[]> = {};
  for (const { type, side } of definitions.flatMap(sidesOf).filter((one) => one.channel === channel)) {
    const flows = await listFlows(tx, shopId, channel, type);
    const own = await offeredOwn(tx, shopId, side, flows);
    const written = side.flows.flatMap((definition): OfferedTemplate[] => {
      const flow = flows.find(({ key }) => key === definition.key);
      if (!flow || !definition.label) return [];
      const { name, description } = definition.label();
      const nodes = flow.nodes ?? definition.nodes.en;
      return [
        {
          flowId: flow.flowId,
          name,
          description: [...description],
          templateId: templatesIn(definition.nodes.en)[0]?.name ?? definition.key,
          dripIndexes: [...definition.begins],
          showsDiscount: needsDiscount(side, nodes, flows),
        },
      ];
    });
    offered[type] = [...written, ...own];
  }
  return offered;
}

/** The shop's own templates that were chosen for a campaign before, each with the drips that can use it. */
async function offeredOwn(
  tx: Tx,
  shopId: number,
  side: CampaignOnChannel,
  flows: readonly StoredFlow[],
): Promise<OfferedTemplate[]> {
  const offered: OfferedTemplate[] = [];
  for (const { flowId, key } of flows.filter((flow) => flow.key.startsWith(OWN_KEY))) {
    const [template] = await listVariants(tx, shopId, key.slice(OWN_KEY.length));
    if (!template) continue;
    const { name, definition } = template;
    const dripIndexes = side.drips.map(({ dripIndex }) => dripIndex);
    offered.push({
      flowId,
      ...ownTemplateLabel(definition),
      templateId: name,
      dripIndexes: dripIndexes.filter((dripIndex) => unfitReason(side, dripIndex, definition) === null),
      showsDiscount: variablesOf(definition).some((variable) => DISCOUNT_VARIABLES.includes(variable)),
    });
  }
  return offered;
}

/** Makes a drip start with another flow of its campaign, and submits its template if needed. */
export async function changeDripTemplate(
  ctx: Context,
  tx: Tx,
  drip: DripOfPage,
  flowId: string,
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  const { shopId, channel, dripId } = drip;
  const row = await lockDrip(tx, drip);
  const flow = await findFlow(tx, shopId, flowId);
  if (!flow || flow.channel !== channel || flow.type !== row.type)
    throw new AppError('NOT_FOUND', { field: 'flowId' });
  const definition = definitions.find(({ type }) => type === row.type);
  const offered = definition?.channels[channel]?.flows.find(({ key }) => key === flow.key);
  if (offered && !offered.begins.includes(row.drip_index))
    throw new AppError('NOT_FOUND', { field: 'flowId' });
  await requireSayable(
    tx,
    { shopId, side: definition?.channels[channel], dripIndex: row.drip_index },
    flow.nodes,
  );
  await tx
    .updateTable('drips')
    // A manual choice ends the wait for another text.
    .set({ flow_id: flowId, awaited_template_id: null, awaited_judged_at: null })
    .where('shop_id', '=', shopId)
    .where('drip_id', '=', dripId)
    .execute();
  if (flowId !== row.flow_id) await recompose(tx, { shopId, dripIds: [dripId] }, definitions);
  const senderId = await findSenderId(tx, shopId, channel);
  if (senderId !== null && definition)
    await ensureTemplates(ctx, tx, { shopId, senderId, channel }, [definition]);
}
