import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { DueQuestion, DueSubject, Question } from '../../../server/engine/campaign.ts';
import { findOrder, productIdsOf, type KnownOrder } from '../../../server/find-order.ts';
import { listOtherOrders } from '../../../server/list-other-orders.ts';
import { pickForOrder } from '../../../server/pick-for-order.ts';
import type { PickedProduct } from '../../../server/pick-products.ts';
import type { DueCrossSell, OrderSeen } from '../decide.ts';

const TYPE = 'crossSellWA';

/** An order, and what goes with it. */
export interface DueOrder extends DueCrossSell, DueSubject {
  order: KnownOrder;
  product: PickedProduct | null;
}

export async function loadHeard(tx: Tx, { shopId, subject }: Question): Promise<OrderSeen | null> {
  const order = await findOrder(tx, shopId, subject.id);
  if (!order) return null;
  return {
    orderId: order.orderId,
    createdAt: order.createdAt,
    isCancelled: order.cancelledAt !== null,
    answered: await listAnswered(tx, shopId, order),
  };
}

export async function loadDue(tx: Tx, { shopId, subject, drip }: DueQuestion): Promise<DueOrder | null> {
  const order = await findOrder(tx, shopId, subject.id);
  if (!order) return null;
  const picked = await pickForOrder(tx, {
    shopId,
    order,
    specialType: TYPE,
    method: drip.settings.recommendationMethod,
  });
  return {
    isCancelled: order.cancelledAt !== null,
    picked,
    person: order.person,
    amountMinor: order.totalMinor,
    currency: order.currency,
    order,
    product: picked?.product ?? null,
  };
}

/** Other orders of the shopper whose message is not sent yet, and leads to a product that is in this order. */
async function listAnswered(tx: Tx, shopId: number, order: KnownOrder): Promise<string[]> {
  const others = await listOtherOrders(tx, shopId, order);
  const productIds = productIdsOf(order);
  if (others.length === 0 || productIds.length === 0) return [];
  const { rows } = await sql<{ orderId: string }>`
    select distinct m.source_event as "orderId" from messages m
    join short_links l on l.shop_id = m.shop_id and l.message_id = m.message_id
    join products p on p.shop_id = m.shop_id and p.product_id = any(${productIds}::text[])
      and split_part(split_part(l.target_url, '?', 1), '/products/', 2) = p.handle
    where m.shop_id = ${shopId} and m.source_type = ${TYPE} and m.source_kind = 'campaign' and m.state = 'queued'
      and m.source_event = any(${others.map(({ orderId }) => orderId)}::text[])`.execute(tx);
  return rows.map(({ orderId }) => orderId);
}
