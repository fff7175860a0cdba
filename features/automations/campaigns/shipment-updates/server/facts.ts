import type { Selectable } from 'kysely';
import type { Fulfilments } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import { subjectKey } from '../../../rules/effect.ts';
import type { DueQuestion, DueSubject, Question } from '../../../server/engine/campaign.ts';
import { findOrder, type KnownOrder } from '../../../server/find-order.ts';
import { listWaiting } from '../../../server/list-waiting.ts';
import { parcelSubject, type DueParcel, type Heard, type ParcelSeen } from '../decide.ts';

const TYPE = 'shipmentUpdates';

/** A parcel as a message about it wants it. */
export interface DueShipment extends DueParcel, DueSubject {
  order: KnownOrder;
  trackingCompany: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

/** A parcel that changed, or all of an order that did. */
export async function loadHeard(tx: Tx, { shopId, subject }: Question): Promise<Heard | null> {
  const column = subject.kind === 'order' ? 'order_id' : 'fulfilment_id';
  const rows = await listParcels(tx, shopId, column, subject.id);
  if (rows.length === 0) return null;
  const subjects = rows.map((row) => parcelSubject(row.fulfilment_id));
  const waiting = await listWaiting(tx, shopId, TYPE, subjects);
  const told = await listTold(tx, shopId, subjects.map(subjectKey));
  return rows.map((row): ParcelSeen => ({
    fulfilmentId: row.fulfilment_id,
    status: row.status,
    shipmentStatus: row.shipment_status,
    createdAt: row.store_created_at,
    shipmentStatusAt: row.shipment_status_at,
    isOrderCancelled: row.cancelled_at !== null,
    told: told.get(row.fulfilment_id) ?? [],
    waiting: waiting.filter((one) => one.subject.id === row.fulfilment_id).map((one) => one.dripIndex),
  }));
}

export async function loadDue(tx: Tx, { shopId, subject, drip }: DueQuestion): Promise<DueShipment | null> {
  const [parcel] = await listParcels(tx, shopId, 'fulfilment_id', subject.id);
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

function listParcels(
  tx: Tx,
  shopId: number,
  column: 'order_id' | 'fulfilment_id',
  id: string,
): Promise<Parcel[]> {
  return tx
    .selectFrom('fulfilments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.shop_id', '=', 'fulfilments.shop_id')
        .onRef('orders.order_id', '=', 'fulfilments.order_id'),
    )
    .selectAll('fulfilments')
    .select('orders.cancelled_at')
    .where('fulfilments.shop_id', '=', shopId)
    .where(`fulfilments.${column}`, '=', id)
    .orderBy('fulfilments.fulfilment_id')
    .execute();
}

/** The drips whose message about each parcel was made, by the parcel. */
async function listTold(tx: Tx, shopId: number, keys: string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('decisions')
    .innerJoin('drips', (join) =>
      join.onRef('drips.shop_id', '=', 'decisions.shop_id').onRef('drips.drip_id', '=', 'decisions.drip_id'),
    )
    .select(['decisions.subject', 'drips.drip_index'])
    .distinct()
    .where('decisions.shop_id', '=', shopId)
    .where('decisions.subject', 'in', keys)
    .where('decisions.campaign_type', '=', TYPE)
    .where('decisions.outcome', '=', 'send')
    .where('decisions.answers_message_id', 'is', null)
    .execute();
  const told = Map.groupBy(rows, ({ subject }) => subject.slice(subject.indexOf(':') + 1));
  return new Map([...told].map(([id, of]) => [id, of.map((row) => row.drip_index)]));
}
