import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { DripDiscount, Utm } from '../../contract/drip-settings.ts';
import { readStored } from './read-stored.ts';

/** A drip's wait, and whether its campaign is on. */
export interface Wait {
  channel: Channel;
  isOn: boolean;
  /** Null for a campaign without drips. */
  dripId: string | null;
  delaySeconds: number;
}

/** The waits of a campaign of the shop, on every channel. */
export async function listWaits(tx: Tx, shopId: number, type: string): Promise<Wait[]> {
  const { rows } = await sql<Wait>`
    select k.channel, k.is_on as "isOn", d.drip_id as "dripId", coalesce(d.delay_seconds, 0) as "delaySeconds"
    from campaigns k
    left join drips d on d.shop_id = k.shop_id and d.channel = k.channel and d.type = k.type
    where k.shop_id = ${shopId} and k.type = ${type}
    order by k.channel, d.drip_index`.execute(tx);
  return rows;
}

/** A drip as the merchant set it, with what it stands in: its campaign's switch and what its channel sends from. */
export interface Step {
  dripId: string;
  channel: Channel;
  type: string;
  isOn: boolean;
  senderId: string | null;
  template: { name: string; language: string };
  discount: DripDiscount | null;
  utm: Utm;
}

interface StepRow {
  drip_id: string;
  channel: Channel;
  type: string;
  is_on: boolean;
  sender_id: string | null;
  template_name: string;
  template_language: string;
  discount: unknown;
  utm: unknown;
}

/** Null when there is no such drip any more. Throws on settings that this version cannot read. */
export async function findStep(tx: Tx, shopId: number, dripId: string): Promise<Step | null> {
  const { rows } = await sql<StepRow>`
    select d.drip_id, d.channel, d.type, k.is_on, s.sender_id, d.template_name, d.template_language, d.discount, d.utm
    from drips d
    join campaigns k on k.shop_id = d.shop_id and k.channel = d.channel and k.type = d.type
    left join lateral (
      select n.sender_id from senders n
      where n.shop_id = d.shop_id and n.channel = d.channel and n.released_at is null
      order by n.sender_id limit 1
    ) s on true
    where d.shop_id = ${shopId} and d.drip_id = ${dripId}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return {
    dripId: row.drip_id,
    channel: row.channel,
    type: row.type,
    isOn: row.is_on,
    senderId: row.sender_id,
    template: { name: row.template_name, language: row.template_language },
    discount: row.discount === null ? null : readDiscount(row.discount, dripId),
    utm: readStored(Utm, row.utm, `the parameters of ${dripId}`),
  };
}

function readDiscount(stored: unknown, dripId: string): DripDiscount | null {
  const discount = readStored(DripDiscount, stored, `the discount of ${dripId}`);
  return discount.percent > 0 ? discount : null;
}
