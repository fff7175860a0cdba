import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { orderSubject } from '../../../rules/effect.ts';
import type { DueSubject, Question, Questions } from '../../../server/engine/campaign.ts';
import {
  findOrder,
  findOrdersOfEvent,
  productIdsOf,
  type KnownLine,
  type KnownOrder,
} from '../../../server/find-order.ts';
import {
  listOtherOrders,
  findOtherOrdersOfEvent,
  type OtherOrder,
} from '../../../server/list-other-orders.ts';
import { listWaiting } from '../../../server/list-waiting.ts';
import type { DueReorder, OrderSeen } from '../decide.ts';
import { reordering } from '../definition.ts';

/** An order with everything that its question needs. */
export interface DueOrder extends DueReorder, DueSubject {
  order: KnownOrder;
  /** The lines that are left after edits and refunds, and that are still sold. */
  lines: (KnownLine & { handle: string | null; imageUrl: string | null })[];
}

export async function loadEventFacts(tx: Tx, questions: Questions): Promise<(OrderSeen | null)[]> {
  const { shopId, subjects } = questions;
  const orders = await findOrdersOfEvent(tx, questions);
  const known = [...orders.values()];
  const others = await findOtherOrdersOfEvent(tx, shopId, known);
  const othersOf = ({ orderId }: KnownOrder) => others.get(orderId) ?? [];
  const earlier = new Map(known.map((order) => [order.orderId, earlierOf(order, othersOf(order))]));
  const waiting = await listWaiting(
    tx,
    shopId,
    reordering.type,
    [...new Set([...earlier.values()].flat())].map(orderSubject),
  );
  const sent = await listSent(
    tx,
    shopId,
    known.map(({ orderId }) => orderId),
  );
  return subjects.map(({ id }) => {
    const order = orders.get(id);
    if (!order) return null;
    return {
      orderId: order.orderId,
      isCancelled: order.cancelledAt !== null,
      isRefunded: isRefunded(order),
      sentAt: sent.get(id) ?? null,
      deliveredAt: order.deliveredAt,
      isFollowed: isFollowed(order, othersOf(order)),
      earlier: waiting.map(({ subject }) => subject.id).filter((one) => earlier.get(id)?.includes(one)),
    };
  });
}

/** A cancelled or refunded order does not end the question about the one before. */
function earlierOf(order: KnownOrder, others: readonly OtherOrder[]): string[] {
  if (order.cancelledAt !== null) return [];
  return others.filter(({ createdAt }) => createdAt < order.createdAt).map(({ orderId }) => orderId);
}

export async function loadDue(tx: Tx, { shopId, subject }: Question): Promise<DueOrder | null> {
  const order = await findOrder(tx, shopId, subject.id);
  if (!order) return null;
  const products = await listSold(tx, shopId, productIdsOf(order));
  const lines = leftOf(order).map((line) => {
    const product = products.find(({ product_id: id }) => id === line.productId);
    return { ...line, handle: product?.handle ?? null, imageUrl: product?.image_url ?? null };
  });
  return {
    isCancelled: order.cancelledAt !== null,
    isRefunded: isRefunded(order),
    isFollowed: isFollowed(order, await listOtherOrders(tx, shopId, order)),
    isSold: lines.some(({ handle }) => handle !== null),
    person: order.person,
    amountMinor: order.totalMinor,
    currency: order.currency,
    order,
    lines: lines.filter(({ handle }) => handle !== null),
  };
}

/** Removed and returned products are not offered again. */
function leftOf({ lines }: KnownOrder): KnownLine[] {
  return lines.filter(({ currentQuantity }) => currentQuantity > 0);
}

function isRefunded(order: KnownOrder): boolean {
  const isPaidBack = order.financialStatus === 'refunded' || order.financialStatus === 'voided';
  return isPaidBack || (order.lines.length > 0 && leftOf(order).length === 0);
}

function isFollowed({ createdAt }: KnownOrder, others: readonly OtherOrder[]): boolean {
  return others.some((other) => other.createdAt > createdAt);
}

/** Returns the time of the last shipment of each order. */
async function listSent(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ order_id: string; at: Date }>`
    select order_id, max(store_created_at) as at from fulfilments
    where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[]) and status = 'success'
    group by order_id`.execute(tx);
  return new Map(rows.map(({ order_id: orderId, at }) => [orderId, at]));
}

async function listSold(tx: Tx, shopId: number, productIds: string[]) {
  if (productIds.length === 0) return [];
  return tx
    .selectFrom('products')
    .select(['product_id', 'handle', 'image_url'])
    .where('shop_id', '=', shopId)
    .where('product_id', 'in', productIds)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'active')
    .execute();
}
