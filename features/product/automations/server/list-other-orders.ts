import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { CachedRead } from '#platform/inbox/kept-reads.ts';
import type { KnownOrder } from './find-order.ts';

/** How many orders are read for each name of a shopper, latest first. */
const MOST_ORDERS = 100;

/** Another order of the same shopper that was not cancelled. */
export interface OtherOrder {
  orderId: string;
  createdAt: Date;
  productIds: string[];
}

type Asked = Pick<KnownOrder, 'orderId' | 'email' | 'person'>;

/** Returns the shopper's other orders under any of their names, latest first. */
export async function listOtherOrders(tx: Tx, shopId: number, order: Asked): Promise<OtherOrder[]> {
  return (await readOthers(tx, shopId, [order])).get(order.orderId) ?? [];
}

const reads = new CachedRead<ReadonlyMap<string, OtherOrder[]>>();

/** Returns the other orders for each order of an event, read once for all campaigns. */
export function findOtherOrdersOfEvent(
  tx: Tx,
  shopId: number,
  orders: readonly Asked[],
): Promise<ReadonlyMap<string, OtherOrder[]>> {
  const key = JSON.stringify([shopId, orders.map(({ orderId }) => orderId)]);
  return reads.of(tx, key, () => readOthers(tx, shopId, orders));
}

async function readOthers(
  tx: Tx,
  shopId: number,
  orders: readonly Asked[],
): Promise<Map<string, OtherOrder[]>> {
  if (orders.length === 0) return new Map();
  const asked = orders.map(({ orderId, email, person: { phoneE164, customerId } }) => ({
    orderId,
    phoneE164,
    customerId,
    email,
  }));
  const latest = sql`order by store_created_at desc limit ${MOST_ORDERS}`;
  const { rows } = await sql<OtherOrder & { of: string }>`
    with asked as (
      select * from json_to_recordset(${storableJson(asked)}::json)
        as asked("orderId" text, "phoneE164" text, "customerId" text, email text)
    ), found as (
      select a."orderId" as of, o.order_id from asked a cross join lateral (
        (select order_id from orders where shop_id = ${shopId} and phone_e164 = a."phoneE164" ${latest})
        union
        (select order_id from orders where shop_id = ${shopId} and customer_id = a."customerId" ${latest})
        union
        (select order_id from orders where shop_id = ${shopId} and email_key = lower(a.email) ${latest})
      ) o
      where o.order_id <> a."orderId"
    )
    select f.of, o.order_id as "orderId", o.store_created_at as "createdAt", array(
        select distinct line ->> 'productId' from jsonb_array_elements(o.line_items) line
        where line ->> 'productId' is not null
      ) as "productIds"
    from found f cross join lateral (
      select * from orders where shop_id = ${shopId} and order_id = f.order_id and cancelled_at is null limit 1
    ) o
    order by o.store_created_at desc, o.order_id desc`.execute(tx);
  return Map.groupBy(rows, ({ of }) => of);
}
