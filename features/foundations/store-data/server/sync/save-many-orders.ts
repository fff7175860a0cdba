import { OrderPayload } from '#partners/shopify/payloads/order-payload.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { RefundFacts } from '../../contract/store-facts.ts';
import { readFulfilments, readOrder, readRefunds } from '../../rules/read-order.ts';
import { whenDelivered } from '../../rules/when-delivered.ts';
import { bodyParsersOf } from '../body-parsers.ts';
import { applyFacts } from '../facts/apply-facts.ts';
import { rowOf } from '../facts/fulfilment-queries.ts';
import type { ReportedBody, ReportedFact } from '../facts/read-facts.ts';
import { insertOrders } from '../facts/save-orders.ts';
import type { Shop } from '../store-queries.ts';

type Read = ReturnType<typeof readWhole>;

/**
 * Stores unknown orders from before the installation in bulk. Nobody is notified of them. Known orders, and orders from
 * after the installation, are processed like webhooks.
 */
export async function saveManyOrders(
  ctx: Context,
  tx: Tx,
  shop: Shop,
  reported: readonly ReportedBody[],
): Promise<void> {
  const orders = new Map<string, Read>();
  for (const one of reported) {
    const read = readWhole(one, shop);
    orders.set(read.order.orderId, read);
  }
  const known = await findKnown(tx, shop.shop_id, [...orders.keys()]);
  const isOld = ({ order }: Read) => order.createdAt < shop.installed_at && !known.has(order.orderId);
  await applyFacts(ctx, tx, shop, [...orders.values()].filter((read) => !isOld(read)).map(toReported));
  await insertOld(ctx, tx, shop, [...orders.values()].filter(isOld));
}

function toReported({ one }: Read): ReportedFact {
  return { ...one, of: 'order' };
}

function readWhole(one: ReportedBody, shop: Shop) {
  const body = OrderPayload.parse(one.body);
  const fulfilments = readFulfilments(body, one.triggeredAt);
  const order = readOrder(body, one.triggeredAt, bodyParsersOf(shop));
  return {
    one,
    order,
    refunds: readRefunds(body, one.triggeredAt, bodyParsersOf(shop)),
    fulfilments,
    deliveredAt: whenDelivered(
      order.fulfilmentStatus,
      fulfilments.map(({ facts }) => facts),
    ),
  };
}

async function findKnown(tx: Tx, shopId: number, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('orders')
    .select('order_id')
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orderIds)
    .execute();
  return new Set(rows.map((row) => row.order_id));
}

async function insertOld(ctx: Context, tx: Tx, shop: Shop, reads: readonly Read[]): Promise<void> {
  if (reads.length === 0) return;
  const { shop_id: shopId } = shop;
  const fresh = await insertOrders(
    tx,
    shopId,
    reads.map((read) => ({ ...read, isNews: false, reportedAt: read.one.triggeredAt })),
  );
  // A webhook has stored these orders in the meantime.
  const known = reads.filter(({ order }) => !fresh.has(order.orderId));
  await applyFacts(ctx, tx, shop, known.map(toReported));
  const saved = reads.filter(({ order }) => fresh.has(order.orderId));
  await insertRefunds(
    tx,
    shopId,
    saved.flatMap(({ refunds }) => refunds),
  );
  await insertFulfilments(tx, shopId, saved);
  const orderIds = saved.map(({ order }) => order.orderId);
  if (orderIds.length > 0) await ctx.events.publish(tx, 'pastOrdersStored', { shopId, orderIds });
}

async function insertRefunds(tx: Tx, shopId: number, refunds: readonly RefundFacts[]): Promise<void> {
  const paidBack = refunds.filter(({ amountMinor }) => amountMinor > 0);
  if (paidBack.length === 0) return;
  await tx
    .insertInto('refunds')
    .values(
      paidBack.map((refund) => ({
        shop_id: shopId,
        refund_id: refund.refundId,
        order_id: refund.orderId,
        amount_minor: refund.amountMinor,
        refunded_at: refund.refundedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertFulfilments(tx: Tx, shopId: number, reads: readonly Read[]): Promise<void> {
  const rows = reads.flatMap(({ fulfilments }) => fulfilments.map((reported) => rowOf(shopId, reported)));
  if (rows.length === 0) return;
  await tx
    .insertInto('fulfilments')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
