import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Reader } from '#features/foundations/templates/contract/choose-variant.ts';
import {
  listTemplates,
  type MerchantTemplate,
  type SenderTemplate,
} from '#features/foundations/templates/server/index.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import { chooseLanguages } from '#features/product/flows/rules/flow/choose-languages.ts';
import { defaultNodes } from '#features/product/flows/rules/flow/default-nodes.ts';
import { needsDiscount as flowNeedsDiscount } from '#features/product/flows/rules/flow/needs-discount.ts';
import { readFlowRow, type StoredFlow } from '#features/product/flows/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { DripSettings } from '../contract/drip-settings.ts';
import { sidesOf, type CampaignSide } from '../rules/sides-of.ts';
import { listAwaited } from './awaited/list-awaited.ts';
import { readCampaignStates } from './campaign-states.ts';
import { describeDrip, type DripContent, type ListedDrip } from './describe-drip.ts';
import { listOwn, placeOwn } from './engine/own-templates.ts';
import { readShopSamples, type ShopSamples } from './own-samples.ts';

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
    .flatMap((ofCampaign) =>
      rows
        .filter((row) => row.type === ofCampaign.type)
        .map((row) => {
          const content = {
            ...contentOf(row, ofCampaign, known),
            awaited: awaited.get(row.drip_id) ?? null,
          };
          return describeDrip(row, content, { ...known, channel });
        }),
    );
}

type Row = Awaited<ReturnType<typeof listRows>>[number];

/** Returns what a drip sends: the flow that its settings choose, as stored or else as its campaign defines it. */
function contentOf(
  row: Row,
  { campaign, type, side, chooseFlows }: CampaignSide & { campaign: CampaignDefinition },
  known: Known,
): Omit<DripContent, 'awaited'> {
  const settings = readStored(DripSettings, row.settings, `the settings of drip ${row.drip_id}`);
  const ofCampaign = known.flows.filter((flow) => flow.type === type);
  const chosenKey = chooseFlows?.(settings.own)[0];
  const flow = ofCampaign.find(({ key }) => key === chosenKey) ?? readFlowRow(row);
  const definition = side.flows.find(({ key }) => key === flow.key);
  const flowIds = new Map(ofCampaign.map(({ key, flowId }) => [key, flowId]));
  const defined = definition
    ? inLanguages(known.reader, (language) => defaultNodes(definition, language, flowIds))
    : null;
  const nodes = placeOwn(flow.nodes ?? defined ?? [], known.own, known);
  const needsDiscount =
    definition?.withoutDiscount === undefined && flowNeedsDiscount(side, nodes, ofCampaign);
  return { campaign, flow, nodes, settings, needsDiscount };
}

/** Returns the nodes in the first language of the reader in which there are some. */
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
