import { sql } from 'kysely';
import { readFlowRow, type FlowRow, type StoredFlow } from '#features/product/flows/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { BatchedRead } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { CachedRead } from '#platform/inbox/kept-reads.ts';
import { DripSettings } from '../../contract/drip-settings.ts';
import { readableNumber } from '../../rules/readable-number.ts';

/** A drip's wait, and whether its campaign is on. */
export interface Wait {
  channel: Channel;
  isOn: boolean;
  /** Null for a campaign without active drips. */
  dripId: string | null;
  dripIndex: string | null;
  delaySeconds: number;
}

type Waits = Map<number, Wait[]>;
const waits = new CachedRead<Waits>();

/** The waits of a campaign in these shops, on every channel; drips that are switched off are not included. */
export function listWaits(tx: Tx, shopIds: readonly number[], type: string): Promise<Waits> {
  return waits.of(tx, `${shopIds.join(',')} ${type}`, () => readWaits(tx, shopIds, type));
}

async function readWaits(tx: Tx, shopIds: readonly number[], type: string): Promise<Waits> {
  const { rows } = await sql<Wait & { shopId: number }>`
    select k.shop_id as "shopId", k.channel, k.is_on as "isOn", d.drip_id as "dripId", d.drip_index as "dripIndex",
      coalesce(d.delay_seconds, 0) as "delaySeconds"
    from campaigns k
    left join drips d on d.shop_id = k.shop_id and d.channel = k.channel and d.type = k.type and d.is_enabled
    where k.shop_id = any(${[...shopIds]}::bigint[]) and k.type = ${type}
    order by k.shop_id, k.channel, d.drip_index`.execute(tx);
  return Map.groupBy(rows, ({ shopId }) => shopId);
}

/** A drip as the merchant set it, with its campaign's switch and its channel's sender. */
export interface Step {
  dripId: string;
  dripIndex: string;
  channel: Channel;
  type: string;
  /** Both switches: the campaign's and the drip's own. */
  isOn: boolean;
  holdOutPercent: number;
  senderId: string | null;
  flow: StoredFlow;
  settings: DripSettings;
  shop: StepShop;
}

/** The shop's values that every message can contain. */
export interface StepShop {
  /** ISO 3166 alpha-2. */
  country: string;
  name: string;
  /** Empty if there is none. */
  supportNumber: string;
  /** ISO 4217. */
  currency: string;
  planName: string;
}

interface StepRow extends FlowRow {
  drip_id: string;
  drip_index: string;
  channel: Channel;
  type: string;
  is_on: boolean;
  hold_out_percent: number;
  sender_id: string | null;
  settings: unknown;
  country: string;
  currency: string;
  plan_name: string;
  shop_name: string;
  support_number: string | null;
}

interface StepKey {
  shopId: number;
  dripId: string;
}

const steps = new BatchedRead<StepKey, Step | null>(({ shopId, dripId }) => `${shopId} ${dripId}`, readSteps);

/** Null if the drip no longer exists. Throws on settings that this version cannot read. */
export function findStep(tx: Tx, shopId: number, dripId: string): Promise<Step | null> {
  return steps.of(tx, { shopId, dripId });
}

async function readSteps(tx: Tx, keys: readonly StepKey[]): Promise<(Step | null)[]> {
  const { rows } = await sql<StepRow & { nth: number }>`
    select asked.nth, d.drip_id, d.drip_index, d.channel, d.type, k.is_on and d.is_enabled as is_on, k.hold_out_percent,
      s.sender_id, d.settings, f.flow_id, f.flow_key, f.nodes, f.revision, f.campaign_type, w.country, w.currency, w.plan_name,
      coalesce(nullif(a.attributes ->> 'shopName', ''), w.name) as shop_name,
      coalesce(substring(a.attributes ->> (d.type || 'Support') from '^.*[0-9]-[0-9]+$'), a.attributes ->> 'globalSupport') as support_number
    from unnest(${keys.map(({ shopId }) => shopId)}::bigint[], ${keys.map(({ dripId }) => dripId)}::uuid[])
      with ordinality as asked(shop_id, drip_id, nth)
    join drips d on d.shop_id = asked.shop_id and d.drip_id = asked.drip_id
    join campaigns k on k.shop_id = d.shop_id and k.channel = d.channel and k.type = d.type
    join flows f on f.shop_id = d.shop_id and f.flow_id = d.flow_id
    join shops w on w.shop_id = d.shop_id
    left join whatsapp_attributes a on a.shop_id = d.shop_id
    left join lateral (
      select n.sender_id from senders n
      where n.shop_id = d.shop_id and n.channel = d.channel and n.released_at is null
      order by n.sender_id limit 1
    ) s on true`.execute(tx);
  const found = new Map(rows.map((row) => [row.nth, row]));
  return keys.map((_, at) => {
    const row = found.get(at + 1);
    return row ? toStep(row) : null;
  });
}

function toStep(row: StepRow): Step {
  return {
    dripId: row.drip_id,
    dripIndex: row.drip_index,
    channel: row.channel,
    type: row.type,
    isOn: row.is_on,
    holdOutPercent: row.hold_out_percent,
    senderId: row.sender_id,
    flow: readFlowRow(row),
    settings: readStored(DripSettings, row.settings, `the settings of drip ${row.drip_id}`),
    shop: {
      country: row.country,
      currency: row.currency,
      planName: row.plan_name,
      name: row.shop_name,
      supportNumber: readableNumber(row.support_number),
    },
  };
}
