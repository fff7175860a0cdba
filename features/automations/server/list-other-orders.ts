import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { KnownOrder } from './find-order.ts';

/** Of each name of a shopper so many orders are looked at, the latest first. */
const MOST_ORDERS = 100;

/** Another order of the same shopper, that was not cancelled. */
export interface OtherOrder {
  orderId: string;
  createdAt: Date;
  productIds: string[];
}

/** The other orders of whoever placed this one, by whatever name they gave, the latest first. */
export async function listOtherOrders(
  tx: Tx,
  shopId: number,
  { orderId, email, person }: Pick<KnownOrder, 'orderId' | 'email' | 'person'>,
): Promise<OtherOrder[]> {
  const latest = sql`order by store_created_at desc limit ${MOST_ORDERS}`;
  const { rows } = await sql<OtherOrder>`
    with found as (
      (select order_id from orders where shop_id = ${shopId} and phone_e164 = ${person.phoneE164} ${latest})
      union
      (select order_id from orders where shop_id = ${shopId} and customer_id = ${person.customerId} ${latest})
      union
      (select order_id from orders where shop_id = ${shopId} and email_key = lower(${email}) ${latest})
    )
    select o.order_id as "orderId", o.store_created_at as "createdAt", array(
        select distinct line ->> 'productId' from jsonb_array_elements(o.line_items) line
        where line ->> 'productId' is not null
      ) as "productIds"
    from found join orders o on o.shop_id = ${shopId} and o.order_id = found.order_id
    where o.order_id <> ${orderId} and o.cancelled_at is null
    order by o.store_created_at desc, o.order_id desc`.execute(tx);
  return rows;
}
