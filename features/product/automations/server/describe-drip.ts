import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type { SenderTemplate } from '#features/foundations/templates/server/index.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { namesDiscount } from '#features/product/flows/rules/flow/pick-template.ts';
import { previewFlow } from '#features/product/flows/rules/flow/preview-flow.ts';
import { localeOfText } from '#features/product/flows/rules/flow/shopper-locale.ts';
import type { StoredFlow } from '#features/product/flows/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { readStored } from '#platform/database/read-stored.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import type { Drip } from '../contract/campaign.ts';
import type { DripSettings } from '../contract/drip-settings.ts';
import { toAttributes } from '../rules/drip-attributes.ts';
import { buttonsOf, wordsOf } from '../rules/own-words.ts';
import { previewValues } from '../rules/preview-values.ts';
import { templateStatus } from '../rules/template-status.ts';
import { knownValues, unfitReason } from '../rules/unfit-reason.ts';
import type { AwaitedDrip } from './awaited/list-awaited.ts';
import type { ShopSamples } from './own-samples.ts';

/** A drip with its campaign and its hold-out share in percent. */
export type ListedDrip = Drip & { type: string; holdOutPercent: number };

/** A drip's row. */
interface DripRow {
  drip_id: string;
  type: string;
  drip_index: string;
  time_box: unknown;
  delay_seconds: number;
  is_enabled: boolean;
  drip_revision: number;
  hold_out_percent: number;
}

/** The same for all drips of a channel. */
interface ForDescription {
  channel: Channel;
  templates: readonly SenderTemplate[];
  samples: ShopSamples;
}

/** What a drip sends. */
export interface DripContent {
  campaign: CampaignDefinition;
  flow: StoredFlow;
  nodes: readonly FlowNode[];
  settings: DripSettings;
  needsDiscount: boolean;
  awaited: AwaitedDrip | null;
}

/** Returns a drip as its page shows it, with its texts, their status and a preview. */
export function describeDrip(
  row: DripRow,
  { campaign, flow, nodes, settings, needsDiscount, awaited }: DripContent,
  { channel, templates, samples }: ForDescription,
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
    templateStatus: named ? templateStatus(noted?.status) : null,
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
