import { sql, type Selectable } from 'kysely';
import type { Fulfilments } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import { subjectKey } from '../../../rules/effect.ts';
import type { DueQuestion, DueSubject, Questions } from '../../../server/engine/campaign.ts';
import { findOrder, type KnownOrder } from '../../../server/find-order.ts';
import { listWaiting } from '../../../server/list-waiting.ts';
import { parcelSubject, type DueParcel, type EventFacts, type ParcelSeen } from '../decide.ts';
import { shipmentUpdates } from '../definition.ts';

/** A shipment with everything that its message needs. */
export interface DueShipment extends DueParcel, DueSubject {
  order: KnownOrder;
  trackingCompany: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

/** Reads the shipments that changed, or all of an order that changed. */
export async function loadEventFacts(
  tx: Tx,
  { shopId, subjects }: Questions,
): Promise<(EventFacts | null)[]> {
  const idsOf = (isOrder: boolean) =>
    subjects.filter(({ kind }) => (kind === 'order') === isOrder).map(({ id }) => id);
  const rows = await listParcels(tx, shopId, { fulfilmentIds: idsOf(false), orderIds: idsOf(true) });
  const parcels = rows.map((row) => parcelSubject(row.fulfilment_id));
  const waiting = await listWaiting(tx, shopId, shipmentUpdates.type, parcels);
  const notified = await listNotified(tx, shopId, parcels.map(subjectKey));
  const seen = (row: Parcel): ParcelSeen => ({
    fulfilmentId: row.fulfilment_id,
    status: row.status,
    shipmentStatus: row.shipment_status,
    createdAt: row.store_created_at,
    shipmentStatusAt: row.shipment_status_at,
    isOrderCancelled: row.cancelled_at !== null,
    notified: notified.get(row.fulfilment_id) ?? [],
    waiting: waiting.filter((one) => one.subject.id === row.fulfilment_id).map((one) => one.dripIndex),
  });
  return subjects.map(({ kind, id }) => {
    const own = rows.filter((row) => (kind === 'order' ? row.order_id : row.fulfilment_id) === id);
    return own.length > 0 ? own.map(seen) : null;
  });
}

export async function loadDue(tx: Tx, { shopId, subject, drip }: DueQuestion): Promise<DueShipment | null> {
  const [parcel] = await listParcels(tx, shopId, { fulfilmentIds: [subject.id], orderIds: [] });
  const order = parcel ? await findOrder(tx, shopId, parcel.order_id) : null;
  if (!parcel || !order) return null;
  return {
    dripIndex: drip.dripIndex,
    channel: drip.channel,
    status: parcel.status,
    shipmentStatus: parcel.shipment_status,
    isOrderCancelled: order.cancelledAt !== null,
    isTracked: parcel.tracking_number !== null,
    person: order.person,
    amountMinor: order.totalMinor,
    currency: order.currency,
    order,
    trackingCompany: parcel.tracking_company,
    trackingNumber: parcel.tracking_number,
    trackingUrl: parcel.tracking_url,
  };
}

type Parcel = Selectable<Fulfilments> & { cancelled_at: Date | null };

async function listParcels(
  tx: Tx,
  shopId: number,
  { fulfilmentIds, orderIds }: { fulfilmentIds: string[]; orderIds: string[] },
): Promise<Parcel[]> {
  const { rows } = await sql<Parcel>`
    select f.*, o.cancelled_at from (
      select * from fulfilments where shop_id = ${shopId} and fulfilment_id = any(${fulfilmentIds}::text[])
      union
      select * from fulfilments where shop_id = ${shopId} and order_id = any(${orderIds}::text[])
    ) f
    join orders o on o.shop_id = f.shop_id and o.order_id = f.order_id
    order by f.fulfilment_id`.execute(tx);
  return rows;
}

/** Returns the drips whose message about each shipment was created, by shipment. */
async function listNotified(tx: Tx, shopId: number, keys: string[]): Promise<Map<string, string[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ subject: string; drip_index: string }>`
    select distinct c.subject, d.drip_index from decisions c
    join drips d on d.shop_id = c.shop_id and d.drip_id = c.drip_id
    where c.shop_id = ${shopId} and c.subject = any(${keys}::text[]) and c.campaign_type = ${shipmentUpdates.type}
      and c.outcome = 'send' and c.answers_message_id is null`.execute(tx);
  const notified = Map.groupBy(rows, ({ subject }) => subject.slice(subject.indexOf(':') + 1));
  return new Map([...notified].map(([id, of]) => [id, of.map((row) => row.drip_index)]));
}
