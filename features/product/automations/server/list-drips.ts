import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Reader } from '#features/foundations/templates/contract/choose-variant.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import {
  listTemplates,
  type MerchantTemplate,
  type SenderTemplate,
} from '#features/foundations/templates/server/index.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { chooseLanguages } from '#features/product/flows/rules/flow/choose-languages.ts';
import { defaultNodes } from '#features/product/flows/rules/flow/default-nodes.ts';
import { needsDiscount as flowNeedsDiscount } from '#features/product/flows/rules/flow/needs-discount.ts';
import { namesDiscount } from '#features/product/flows/rules/flow/pick-template.ts';
import { previewFlow } from '#features/product/flows/rules/flow/preview-flow.ts';
import { localeOfText } from '#features/product/flows/rules/flow/shopper-locale.ts';
import { readFlowRow, type StoredFlow } from '#features/product/flows/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import type { Drip } from '../contract/campaign.ts';
import { DripSettings } from '../contract/drip-settings.ts';
import { toAttributes } from '../rules/drip-attributes.ts';
import { buttonsOf, wordsOf } from '../rules/own-words.ts';
import { previewValues } from '../rules/preview-values.ts';
import { sidesOf } from '../rules/sides-of.ts';
import { knownValues, unfitReason } from '../rules/unfit-reason.ts';
import { listAwaited, type AwaitedDrip } from './awaited/list-awaited.ts';
import { readCampaignStates } from './campaign-states.ts';
import { listOwn, placeOwn } from './engine/own-templates.ts';
import { readShopSamples, type ShopSamples } from './own-samples.ts';

/** A drip with its campaign and its hold-out share in percent. */
export type ListedDrip = Drip & { type: string; holdOutPercent: number };

/**
 * Returns the drips of every campaign of a channel, each as a shopper with this locale would get it, with a few queries.
 */
export async function listDrips(
  ctx: Context,
  tx: Tx,
  { shopId, channel, locale }: { shopId: number; channel: Channel; locale: string | null },
  definitions: readonly CampaignDefinition[],
): Promise<ListedDrip[]> {
  await readCampaignStates(ctx, tx, { shopId, channel }, definitions);
  const rows = await listRows(tx, shopId, channel);
  const known = await loadKnown(tx, { shopId, channel, locale });
  const awaited = await listAwaited(tx, { shopId, senderId: known.senderId }, rows, definitions);
  return definitions
    .flatMap((campaign) => sidesOf(campaign).map((one) => ({ ...one, campaign })))
    .filter((one) => one.channel === channel)
    .flatMap(({ type, side, chooseFlows, campaign }) => {
      const own = rows.filter((row) => row.type === type);
      const stored = known.flows.filter((flow) => flow.type === type);
      const flows = new Map(stored.map(({ key, flowId }) => [key, flowId]));
      return own.map((row) => {
        const settings = readStored(DripSettings, row.settings, `the settings of drip ${row.drip_id}`);
        const chosenKey = chooseFlows?.(settings.own)[0];
        const flow = stored.find(({ key }) => key === chosenKey) ?? readFlowRow(row);
        const definition = side.flows.find(({ key }) => key === flow.key);
        const written = definition
          ? inLanguages(known.reader, (l) => defaultNodes(definition, l, flows))
          : null;
        const nodes = placeOwn(flow.nodes ?? written ?? [], known.own, known);
        const needsDiscount =
          definition?.withoutDiscount === undefined && flowNeedsDiscount(side, nodes, stored);
        const content = {
          campaign,
          flow,
          nodes,
          settings,
          needsDiscount,
          awaited: awaited.get(row.drip_id) ?? null,
        };
        return toDrip(row, content, { ...known, channel });
      });
    });
}

function inLanguages(
  reader: Reader,
  write: (language: ReturnType<typeof chooseLanguages>[number]) => FlowNode[] | null,
) {
  for (const language of chooseLanguages(reader)) {
    const nodes = write(language);
    if (nodes) return nodes;
  }
  return null;
}

interface Known {
  senderId: string | null;
  reader: Reader;
  /** The own templates that the drips start with. */
  own: readonly MerchantTemplate[];
  templates: readonly SenderTemplate[];
  samples: ShopSamples;
  /** The flows of all campaigns. */
  flows: readonly StoredFlow[];
}

async function loadKnown(
  tx: Tx,
  { shopId, channel, locale }: { shopId: number; channel: Channel; locale: string | null },
): Promise<Known> {
  const senderId = await findSenderId(tx, shopId, channel);
  const templates = senderId === null ? [] : await listTemplates(tx, shopId, senderId);
  const rows = await tx
    .selectFrom('flows')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .execute();
  const flows = rows.map(readFlowRow);
  const { country } = await getShop(tx, shopId);
  const own = await listOwn(
    tx,
    shopId,
    flows.flatMap(({ nodes }) => nodes ?? []),
  );
  return {
    own,
    senderId,
    reader: { locale, country },
    templates,
    samples: await readShopSamples(tx, shopId),
    flows,
  };
}

type Row = Awaited<ReturnType<typeof listRows>>[number];

function listRows(tx: Tx, shopId: number, channel: Channel) {
  return tx
    .selectFrom('drips')
    .innerJoin('flows', (join) =>
      join.onRef('flows.shop_id', '=', 'drips.shop_id').onRef('flows.flow_id', '=', 'drips.flow_id'),
    )
    .innerJoin('campaigns', (join) =>
      join
        .onRef('campaigns.shop_id', '=', 'drips.shop_id')
        .onRef('campaigns.channel', '=', 'drips.channel')
        .onRef('campaigns.type', '=', 'drips.type'),
    )
    .select(['drips.drip_id', 'drips.type', 'drips.drip_index', 'drips.time_box', 'drips.delay_seconds'])
    .select([
      'drips.is_enabled',
      'drips.settings',
      'drips.awaited_template_id',
      'drips.revision as drip_revision',
      'campaigns.hold_out_percent',
    ])
    .select(['flows.flow_id', 'flows.flow_key', 'flows.campaign_type', 'flows.nodes', 'flows.revision'])
    .where('drips.shop_id', '=', shopId)
    .where('drips.channel', '=', channel)
    .orderBy('drips.drip_index')
    .execute();
}

interface DripContent {
  campaign: CampaignDefinition;
  flow: StoredFlow;
  nodes: readonly FlowNode[];
  settings: DripSettings;
  needsDiscount: boolean;
  awaited: AwaitedDrip | null;
}

function toDrip(
  row: Row,
  { campaign, flow, nodes, settings, needsDiscount, awaited }: DripContent,
  { channel, templates, samples }: Known & { channel: Channel },
): ListedDrip {
  const first = nodes[0];
  const named = first?.kind === 'template' ? first.template : first?.kind === 'ownTemplate' ? first : null;
  const previewOf = (shown: readonly FlowNode[]) => {
    const locale = localeOfText(shown, samples.language);
    const { product } = samples;
    const values = previewValues(campaign, settings, { locale, product, shop: samples.shopFor(row.type) });
    return previewFlow(channel, shown, values);
  };
  const noted =
    named && templates.find(({ name, language }) => name === named.name && language === named.language);
  return {
    type: row.type,
    holdOutPercent: row.hold_out_percent,
    dripId: row.drip_id,
    dripIndex: row.drip_index,
    timeBox: readStored(TimeBox, row.time_box, `the time of drip ${row.drip_id}`),
    delaySeconds: row.delay_seconds,
    flowId: flow.flowId,
    dripAttributes: toAttributes(settings, {
      dripIndex: row.drip_index,
      isEnabled: row.is_enabled,
      flowId: flow.flowId,
    }),
    revision: row.drip_revision,
    templateName: named?.name ?? null,
    templateStatus: named ? statusOf(noted ?? null) : null,
    templateReason: noted?.reason ?? null,
    templateNotices: noted?.notices ?? [],
    ownWords: channel === 'WA' ? findOwnWords(campaign, row.drip_index, first) : null,
    awaited: awaited && { ...awaited.awaited, preview: previewOf([nodeOf(awaited.definition)]) },
    preview: previewOf(nodes),
    needsDiscount,
    namesDiscount: namesDiscount(nodes),
  };
}

function findOwnWords(
  { channels }: CampaignDefinition,
  dripIndex: string,
  first: FlowNode | undefined,
): Drip['ownWords'] {
  const side = channels.WA;
  if (!side || first?.kind !== 'template' || unfitReason(side, dripIndex, first.template)) return null;
  return {
    text: wordsOf(first.template),
    buttons: buttonsOf(first.template),
    values: knownValues(side, dripIndex),
  };
}

function nodeOf(template: TemplateDefinition): FlowNode {
  return { kind: 'template', masterId: 'awaited', template, withoutPicture: null };
}

/** For a merchant, a template that is not submitted yet is also in review. */
function statusOf(noted: SenderTemplate | null): NonNullable<Drip['templateStatus']> {
  return noted === null || noted.status === 'DRAFT' ? 'PENDING' : noted.status;
}
