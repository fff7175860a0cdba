import { sql, type Selectable } from 'kysely';
import type { Fulfilments } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { FulfilmentFacts } from '../../contract/store-facts.ts';
import type { ReportedFulfilment } from '../../rules/read-fulfilment.ts';

/** Loads and locks shipments by id. */
export async function lockFulfilments(
  tx: Tx,
  shopId: number,
  fulfilmentIds: readonly string[],
): Promise<Map<string, ReportedFulfilment>> {
  const { rows } = await sql<Selectable<Fulfilments>>`
    select * from fulfilments where shop_id = ${shopId} and fulfilment_id = any(${[...fulfilmentIds]}::text[])
    order by fulfilment_id for update`.execute(tx);
  return new Map(
    rows.map((row) => [row.fulfilment_id, { facts: factsOf(row), shipmentStatusAt: row.shipment_status_at }]),
  );
}

/** The shipments of orders, the oldest first. */
export async function listFulfilments(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<Map<string, FulfilmentFacts[]>> {
  const { rows } = await sql<Selectable<Fulfilments>>`
    select * from fulfilments where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[])
    order by store_created_at, fulfilment_id`.execute(tx);
  return Map.groupBy(rows.map(factsOf), ({ orderId }) => orderId);
}

/** Writes shipments. */
export async function writeFulfilments(
  tx: Tx,
  shopId: number,
  known: readonly ReportedFulfilment[],
): Promise<void> {
  if (known.length === 0) return;
  const rows = known.map((one) => rowOf(shopId, one));
  await sql`
    insert into fulfilments (shop_id, fulfilment_id, order_id, status, shipment_status, shipment_status_at,
      tracking_company, tracking_number, tracking_url, delivered_at, store_created_at, store_updated_at)
    select shop_id, fulfilment_id, order_id, status, shipment_status, shipment_status_at,
      tracking_company, tracking_number, tracking_url, delivered_at, store_created_at, store_updated_at
    from json_populate_recordset(null::fulfilments, ${storableJson(rows)}::json)
    on conflict (shop_id, fulfilment_id) do update set
      order_id = excluded.order_id, status = excluded.status, shipment_status = excluded.shipment_status,
      shipment_status_at = excluded.shipment_status_at, tracking_company = excluded.tracking_company,
      tracking_number = excluded.tracking_number, tracking_url = excluded.tracking_url,
      delivered_at = excluded.delivered_at, store_created_at = excluded.store_created_at,
      store_updated_at = excluded.store_updated_at`.execute(tx);
}

/** Converts a shipment to its row. */
export function rowOf(shopId: number, { facts, shipmentStatusAt }: ReportedFulfilment) {
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
