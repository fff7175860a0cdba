import { listVariants } from '#features/foundations/templates/server/index.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { toPortableNodes } from '#features/product/flows/rules/flow/portable-nodes.ts';
import { listFlows, type StoredFlow } from '#features/product/flows/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { DripSettings } from '../../contract/drip-settings.ts';
import {
  ADDED_FLOW,
  type PortableCampaign,
  type PortableFlow,
  type PortableMessage,
} from '../../contract/portable-campaign.ts';
import { OWN_KEY } from '../start-with-own.ts';

/** A campaign of a shop on one channel. */
export interface CampaignOfShop {
  shopId: number;
  channel: Channel;
  type: string;
  /** The keys of the campaign's flows, from its definition. */
  flowKeys: readonly string[];
  /** Settings that only the operator sets. They stay in their shop. */
  operatorSettings: readonly string[];
}

/** Returns a campaign in its portable form. The shop must have it. */
export async function readPortable(tx: Tx, campaign: CampaignOfShop): Promise<PortableCampaign> {
  const { shopId, channel, type } = campaign;
  const { hold_out_percent: holdOutPercent } = await tx
    .selectFrom('campaigns')
    .select('hold_out_percent')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  const flows = await listFlows(tx, shopId, channel, type);
  return {
    type,
    channel,
    holdOutPercent,
    messages: await readMessages(tx, campaign, flows),
    flows: portableFlows(flows, campaign.flowKeys),
  };
}

/** Returns the flows with own texts that people can reach, under portable keys. */
function portableFlows(flows: readonly StoredFlow[], flowKeys: readonly string[]): PortableFlow[] {
  const own = flows.filter(
    ({ nodes, key }) => nodes !== null && nodes.length > 0 && !key.startsWith(OWN_KEY),
  );
  const added = own.filter(({ key }) => !flowKeys.includes(key));
  const keys = new Map(
    flows.filter(({ key }) => flowKeys.includes(key)).map(({ flowId, key }) => [flowId, key]),
  );
  added.forEach(({ flowId }, at) => keys.set(flowId, `${ADDED_FLOW}${at + 1}`));
  return own.flatMap(({ flowId, nodes }) => {
    const portable = toPortableNodes(nodes ?? [], (id) => keys.get(id));
    const key = keys.get(flowId);
    return portable && key !== undefined ? [{ key, nodes: portable }] : [];
  });
}

async function readMessages(
  tx: Tx,
  { shopId, channel, type, flowKeys, operatorSettings }: CampaignOfShop,
  flows: readonly StoredFlow[],
): Promise<PortableMessage[]> {
  const rows = await tx
    .selectFrom('drips')
    .select(['drip_id', 'drip_index', 'time_box', 'is_enabled', 'settings', 'flow_id'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .orderBy('drip_index')
    .execute();
  const messages: PortableMessage[] = [];
  for (const row of rows) {
    const settings = readStored(DripSettings, row.settings, `the settings of drip ${row.drip_id}`);
    const own = Object.entries(settings.own).filter(([name]) => !operatorSettings.includes(name));
    messages.push({
      dripIndex: row.drip_index,
      timeBox: readStored(TimeBox, row.time_box, `the time of drip ${row.drip_id}`),
      isSent: row.is_enabled,
      settings: { ...settings, own: Object.fromEntries(own) },
      start: await readStart(tx, shopId, {
        key: flows.find(({ flowId }) => flowId === row.flow_id)?.key ?? '',
        flowKeys,
      }),
    });
  }
  return messages;
}

async function readStart(
  tx: Tx,
  shopId: number,
  { key, flowKeys }: { key: string; flowKeys: readonly string[] },
): Promise<PortableMessage['start']> {
  if (!key.startsWith(OWN_KEY)) return { flow: flowKeys.includes(key) ? key : '' };
  const template = key.slice(OWN_KEY.length);
  const [first] = await listVariants(tx, shopId, template);
  return { template, language: first?.language ?? '', body: first?.definition.body ?? '' };
}
