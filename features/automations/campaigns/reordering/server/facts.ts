import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { DueSubject, Question } from '../../../server/engine/campaign.ts';
import { findOrder, productIdsOf, type KnownLine, type KnownOrder } from '../../../server/find-order.ts';
import { listOtherOrders, type OtherOrder } from '../../../server/list-other-orders.ts';
import { listWaiting } from '../../../server/list-waiting.ts';
import type { DueReorder, OrderSeen } from '../decide.ts';

const TYPE = 'reorderingWA';

/** An order as the question about it wants it. */
export interface DueOrder extends DueReorder, DueSubject {
  order: KnownOrder;
  /** What of it is still there to be bought. */
  lines: (KnownLine & { handle: string | null; imageUrl: string | null })[];
}

export async function loadHeard(tx: Tx, { shopId, subject }: Question): Promise<OrderSeen | null> {
  const order = await findOrder(tx, shopId, subject.id);
  if (!order) return null;
  const others = await listOtherOrders(tx, shopId, order);
  const isCancelled = order.cancelledAt !== null;
  // An order that came to nothing is no reason to stop asking of the one before.
  const earlier = isCancelled ? [] : others.filter(({ createdAt }) => createdAt < order.createdAt);
  const subjects = earlier.map(({ orderId }) => ({ kind: 'order', id: orderId }));
  const waiting = await listWaiting(tx, shopId, TYPE, subjects);
  return {
    orderId: order.orderId,
    isCancelled,
    isRefunded: isRefunded(order),
    sentAt: await findSentAt(tx, shopId, order.orderId),
    deliveredAt: order.deliveredAt,
    isFollowed: isFollowed(order, others),
    earlier: waiting.map((one) => one.subject.id),
  };
}

export async function loadDue(tx: Tx, { shopId, subject }: Question): Promise<DueOrder | null> {
  const order = await findOrder(tx, shopId, subject.id);
  if (!order) return null;
  const products = await listSold(tx, shopId, productIdsOf(order));
  const lines = order.lines.map((line) => {
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

function isRefunded({ financialStatus }: KnownOrder): boolean {
  return financialStatus === 'refunded' || financialStatus === 'voided';
}

function isFollowed({ createdAt }: KnownOrder, others: readonly OtherOrder[]): boolean {
  return others.some((other) => other.createdAt > createdAt);
}

/** When the last parcel that went out was sent. */
async function findSentAt(tx: Tx, shopId: number, orderId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(store_created_at) as at from fulfilments
    where shop_id = ${shopId} and order_id = ${orderId} and status = 'success'`.execute(tx);
  return rows[0]?.at ?? null;
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
