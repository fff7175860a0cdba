import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { orderSubject, subjectKey } from '../../../rules/effect.ts';
import type { DueQuestion, DueSubject, Questions } from '../../../server/engine/campaign.ts';
import { findOrder, findOrdersOfEvent, productIdsOf, type KnownOrder } from '../../../server/find-order.ts';
import { findOtherOrdersOfEvent } from '../../../server/list-other-orders.ts';
import { pickForOrder } from '../../../server/pick-for-order.ts';
import type { PickedProduct } from '../../../server/pick-products.ts';
import type { DueCrossSell, OrderSeen } from '../decide.ts';
import { crossSell } from '../definition.ts';

/** An order with its recommended product. */
export interface DueOrder extends DueCrossSell, DueSubject {
  order: KnownOrder;
  product: PickedProduct | null;
}

export async function loadEventFacts(tx: Tx, questions: Questions): Promise<(OrderSeen | null)[]> {
  const orders = await findOrdersOfEvent(tx, questions);
  const answered = await listAnswered(tx, questions.shopId, [...orders.values()]);
  return questions.subjects.map(({ id }) => {
    const order = orders.get(id);
    if (!order) return null;
    const { orderId, createdAt, cancelledAt } = order;
    return { orderId, createdAt, isCancelled: cancelledAt !== null, answered: answered.get(orderId) ?? [] };
  });
}

export async function loadDue(tx: Tx, { shopId, subject, drip }: DueQuestion): Promise<DueOrder | null> {
  const order = await findOrder(tx, shopId, subject.id);
  if (!order) return null;
  const picked = await pickForOrder(tx, {
    shopId,
    order,
    specialType: crossSell.type,
    method: drip.settings.recommendationMethod,
  });
  return {
    isCancelled: order.cancelledAt !== null,
    picked,
    person: order.person,
    amountMinor: order.totalMinor,
    currency: order.currency,
    recommendedProductId: picked?.product.productId ?? null,
    order,
    product: picked?.product ?? null,
  };
}

/**
 * Returns for each order the same shopper's other orders with an unsent message about a product that is in this order.
 * The product comes from the message's decision, because the link of a shop's own template may lead elsewhere.
 */
async function listAnswered(
  tx: Tx,
  shopId: number,
  orders: readonly KnownOrder[],
): Promise<ReadonlyMap<string, string[]>> {
  const others = await findOtherOrdersOfEvent(tx, shopId, orders);
  const pairs = orders.flatMap((order) => {
    const productIds = productIdsOf(order);
    const ofShopper = productIds.length > 0 ? (others.get(order.orderId) ?? []) : [];
    return ofShopper.map(({ orderId: other }) => ({
      by: order.orderId,
      other,
      subject: subjectKey(orderSubject(other)),
      productIds,
    }));
  });
  if (pairs.length === 0) return new Map();
  const { rows } = await sql<{ by: string; other: string }>`
    select distinct w.by, w.other from json_to_recordset(${storableJson(pairs)}::json)
      as w(by text, other text, subject text, "productIds" text[])
    join messages m on m.shop_id = ${shopId} and m.source_type = ${crossSell.type} and m.source_event = w.other
      and m.source_kind = 'campaign' and m.state = 'queued'
    join decisions d on d.shop_id = m.shop_id and d.subject = w.subject and d.message_id = m.message_id
      and d.facts ->> 'recommendedProductId' = any(w."productIds")`.execute(tx);
  return new Map(
    [...Map.groupBy(rows, ({ by }) => by)].map(([by, of]) => [by, of.map(({ other }) => other)]),
  );
}
