import type { Selectable } from 'kysely';
import type { Fulfilments } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { FulfilmentFacts } from '../../contract/store-facts.ts';
import type { ToldFulfilment } from '../../rules/read-fulfilment.ts';

/** What is known of a parcel, locked; null when it was never heard of. */
export async function findFulfilment(
  tx: Tx,
  shopId: number,
  fulfilmentId: string,
): Promise<ToldFulfilment | null> {
  const row = await tx
    .selectFrom('fulfilments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('fulfilment_id', '=', fulfilmentId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { facts: factsOf(row), shipmentStatusAt: row.shipment_status_at } : null;
}

/** The parcels of an order, the oldest first. */
export async function listFulfilments(tx: Tx, shopId: number, orderId: string): Promise<FulfilmentFacts[]> {
  const rows = await tx
    .selectFrom('fulfilments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('store_created_at')
    .orderBy('fulfilment_id')
    .execute();
  return rows.map(factsOf);
}

/** Writes what is known of a parcel now. */
export async function saveFulfilment(tx: Tx, shopId: number, known: ToldFulfilment): Promise<void> {
  const row = rowOf(shopId, known);
  await tx
    .insertInto('fulfilments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'fulfilment_id']).doUpdateSet(row))
    .execute();
}

/** A parcel as its row. */
export function rowOf(shopId: number, { facts, shipmentStatusAt }: ToldFulfilment) {
  return {
    shop_id: shopId,
    fulfilment_id: facts.fulfilmentId,
    order_id: facts.orderId,
    status: facts.status,
    shipment_status: facts.shipmentStatus,
    shipment_status_at: shipmentStatusAt,
    tracking_company: facts.trackingCompany,
    tracking_number: facts.trackingNumber,
    tracking_url: facts.trackingUrl,
    delivered_at: facts.deliveredAt,
    store_created_at: facts.createdAt,
    store_updated_at: facts.updatedAt,
  };
}

function factsOf(row: Selectable<Fulfilments>): FulfilmentFacts {
  return {
    fulfilmentId: row.fulfilment_id,
    orderId: row.order_id,
    status: row.status,
    shipmentStatus: row.shipment_status,
    trackingCompany: row.tracking_company,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    deliveredAt: row.delivered_at,
    createdAt: row.store_created_at,
    updatedAt: row.store_updated_at,
  };
}
