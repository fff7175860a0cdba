import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { PreviewedFlow, ShownSettings } from '#features/product/flows/contract/flow-calls.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import type { Language } from '#features/product/flows/contract/language.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { chooseLanguages } from '#features/product/flows/rules/flow/choose-languages.ts';
import { defaultNodes } from '#features/product/flows/rules/flow/default-nodes.ts';
import { isEditable, repliesOf } from '#features/product/flows/rules/flow/flow-shape.ts';
import { previewFlow, type Samples } from '#features/product/flows/rules/flow/preview-flow.ts';
import { localeOfText } from '#features/product/flows/rules/flow/shopper-locale.ts';
import { toWireNodes } from '#features/product/flows/rules/flow/to-wire-nodes.ts';
import {
  type Page,
  findFlow,
  FLOW_ID,
  listFlows,
  type StoredFlow,
} from '#features/product/flows/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CampaignDefinition, CampaignOnChannel } from '../contract/campaign-definition.ts';
import { DripSettings, NO_SETTINGS } from '../contract/drip-settings.ts';
import { previewValues, withShown } from '../rules/preview-values.ts';
import { readCampaignStates } from './campaign-states.ts';
import { withOwnTemplates } from './engine/own-templates.ts';
import { readShopSamples } from './own-samples.ts';
import { previewTemplate } from './preview-template.ts';

/** A flow with its content in the shop's language. */
export type SpokenFlow = StoredFlow & { effectiveNodes: readonly FlowNode[] };

/** Returns the flows of a campaign on a page with their content. `asDefault`: with the product's content, where there is one. */
export async function listSpoken(
  tx: Tx,
  { shopId, channel }: Page,
  type: string,
  definitions: readonly CampaignDefinition[],
  { asDefault = false } = {},
): Promise<SpokenFlow[]> {
  const side = definitions.find((one) => one.type === type)?.channels[channel];
  const flows = await listFlows(tx, shopId, channel, type);
  const { country } = await getShop(tx, shopId);
  const occasion = {
    shopId,
    senderId: await findSenderId(tx, shopId, channel),
    reader: { locale: null, country },
  };
  const ids = new Map(flows.map(({ key, flowId }) => [key, flowId]));
  const spoken: SpokenFlow[] = [];
  for (const flow of flows) {
    const definition = side?.flows.find(({ key }) => key === flow.key);
    const written = chooseLanguages({ locale: null, country })
      .map((language) => (definition ? defaultNodes(definition, language, ids) : null))
      .find((nodes) => nodes !== null);
    const nodes = asDefault ? (written ?? flow.nodes) : (flow.nodes ?? written);
    const effectiveNodes = await withOwnTemplates(tx, occasion, nodes ?? []);
    spoken.push({ ...flow, effectiveNodes });
  }
  return spoken;
}

/**
 * Previews a flow and everything that its answers lead to, the flow itself first, with its sample values. `shown` has
 * settings that are not saved yet. Also takes the id of an own template. Refused with NOT_FOUND.
 */
export async function previewFrom(
  tx: Tx,
  page: Page,
  flowId: string,
  definitions: readonly CampaignDefinition[],
  shown: ShownSettings = {},
): Promise<{ flows: PreviewedFlow[]; samples: Samples }> {
  const flow = await findFlow(tx, page.shopId, flowId);
  if (!flow && page.channel === 'WA' && FLOW_ID.test(flowId)) return previewTemplate(tx, page.shopId, flowId);
  if (!flow || flow.channel !== page.channel) throw new AppError('NOT_FOUND', { field: 'flowId' });
  const spoken = await listSpoken(tx, page, flow.type, definitions);
  const { product, shopFor, language } = await readShopSamples(tx, page.shopId);
  const definition = definitions.find(({ type }) => type === flow.type);
  const locale = localeOfFlow(spoken, flowId, language);
  const own = { locale, product, shop: shopFor(flow.type, shown.support) };
  const settings = withShown(await findSettings(tx, page, flow), shown);
  const samples = previewValues(definition ?? UNKNOWN_CAMPAIGN, settings, own);
  const side = definition?.channels[page.channel];
  return { flows: reach(spoken, flowId, { channel: page.channel, samples, side }), samples };
}

function localeOfFlow(spoken: readonly SpokenFlow[], flowId: string, language: Language): string {
  return localeOfText(spoken.find((flow) => flow.flowId === flowId)?.effectiveNodes ?? [], language);
}

/** For flows of a campaign that this version does not have. */
const UNKNOWN_CAMPAIGN = { subjectKind: '' };

/** Returns the settings of the message that starts with a flow, otherwise of its campaign's first message. */
async function findSettings(
  tx: Tx,
  { shopId, channel }: Page,
  { type, flowId }: StoredFlow,
): Promise<DripSettings> {
  const rows = await tx
    .selectFrom('drips')
    .select(['drip_id', 'flow_id', 'settings'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .orderBy('drip_index')
    .execute();
  const row = rows.find((one) => one.flow_id === flowId) ?? rows[0];
  return row ? settingsOf(row) : NO_SETTINGS;
}

function settingsOf(row: { drip_id: string; settings: unknown }): DripSettings {
  return readStored(DripSettings, row.settings, `the settings of drip ${row.drip_id}`);
}

/** Returns the ids of all flows of a flow's campaign. Refused with NOT_FOUND. */
export async function listFlowIds(tx: Tx, { shopId, channel }: Page, flowId: string): Promise<string[]> {
  const flow = await findFlow(tx, shopId, flowId);
  if (!flow || flow.channel !== channel) throw new AppError('NOT_FOUND', { field: 'flowId' });
  const flows = await tx
    .selectFrom('flows')
    .select('flow_id')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('campaign_type', '=', flow.type)
    .execute();
  return flows.map((row) => row.flow_id);
}

interface Showing {
  channel: Channel;
  samples: Samples;
  side: CampaignOnChannel | undefined;
}

function reach(spoken: readonly SpokenFlow[], firstId: string, showing: Showing): PreviewedFlow[] {
  const reached: PreviewedFlow[] = [];
  const instead = replacementFlow(spoken, firstId, showing.side);
  let ids = [firstId, ...instead.keys()];
  for (let level = 0; ids.length > 0; level += 1) {
    const found = ids.flatMap((id) => spoken.find((flow) => flow.flowId === id) ?? []);
    reached.push(...found.map((flow) => toPreviewed(flow, level, showing, instead.get(flow.flowId) ?? null)));
    const next = found.flatMap(({ effectiveNodes }) =>
      repliesOf(effectiveNodes).map(({ leadsTo }) => leadsTo),
    );
    ids = [...new Set(next)].filter((id) => !reached.some((flow) => flow.flowId === id));
  }
  return reached;
}

/** Returns when flows replace a message, by flow id. */
function replacementFlow(
  spoken: readonly SpokenFlow[],
  firstId: string,
  side: CampaignOnChannel | undefined,
): ReadonlyMap<string, string> {
  const keyOf = (flowId: string) => spoken.find((flow) => flow.flowId === flowId)?.key;
  const begins = side?.flows.find(({ key }) => key === keyOf(firstId))?.begins ?? [];
  const found = (side?.flows ?? []).flatMap(({ key, insteadOf }) => {
    const flow = spoken.find((one) => one.key === key);
    return flow && insteadOf && begins.includes(insteadOf.dripIndex)
      ? [[flow.flowId, insteadOf.when()] as const]
      : [];
  });
  return new Map(found);
}

function toPreviewed(
  flow: SpokenFlow,
  level: number,
  { channel, samples }: Showing,
  instead: string | null,
): PreviewedFlow {
  return {
    flowId: flow.flowId,
    level,
    nodes: toWireNodes(flow.effectiveNodes),
    preview: previewFlow(channel, flow.effectiveNodes, samples),
    replies: repliesOf(flow.effectiveNodes),
    isEditable: isEditable(flow.effectiveNodes),
    instead,
    revision: flow.revision,
  };
}

/** Returns the messages of a campaign in the order of sending, then by name. */
export async function listCampaignFlows(
  ctx: Context,
  tx: Tx,
  page: Page,
  type: string,
  definitions: readonly CampaignDefinition[],
) {
  await readCampaignStates(ctx, tx, page, definitions);
  const rows = await tx
    .selectFrom('drips')
    .select(['drip_id', 'drip_index', 'time_box', 'flow_id', 'settings'])
    .where('shop_id', '=', page.shopId)
    .where('channel', '=', page.channel)
    .where('type', '=', type)
    .orderBy('delay_seconds')
    .orderBy('drip_index')
    .execute();
  if (rows.length === 0) throw new AppError('NOT_FOUND', { field: 'type' });
  const spoken = await listSpoken(tx, page, type, definitions);
  const { product, shopFor, language } = await readShopSamples(tx, page.shopId);
  const definition = definitions.find((one) => one.type === type);
  const side = definition?.channels[page.channel];
  const shop = shopFor(type);
  return rows.map((row) => ({
    dripId: row.drip_id,
    dripIndex: row.drip_index,
    timeBox: readStored(TimeBox, row.time_box, `the time of drip ${row.drip_id}`),
    flowId: row.flow_id,
    flows: reach(spoken, row.flow_id, {
      channel: page.channel,
      samples: previewValues(definition ?? UNKNOWN_CAMPAIGN, settingsOf(row), {
        locale: localeOfFlow(spoken, row.flow_id, language),
        product,
        shop,
      }),
      side,
    }),
  }));
}
