import { OrderPayload, RefundPayload } from '#partners/shopify/payloads/order-payload.ts';
import '../contract/store-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { OrderFacts, RefundFacts } from '../contract/store-facts.ts';
import { readFulfilments, readOrder, readRefunds, type OrderBody } from '../rules/read-order.ts';
import { readRefund } from '../rules/read-refund.ts';
import type { Told } from './apply-checkout.ts';
import { takeFulfilment } from './fulfilments/apply-fulfilment.ts';
import { listFulfilments } from './fulfilments/fulfilment-queries.ts';
import { tellDelivery } from './fulfilments/tell-delivery.ts';
import { lockOrder } from './lock-order.ts';
import { aidsOf } from './reading-aids.ts';
import { saveOrder, type SavedOrder } from './save-order.ts';
import { listRefunds, saveOrderEdit, saveRefund } from './save-refund.ts';
import { findCheckoutPhone, type Shop } from './store-queries.ts';

/** What was told of an order. `isPlacement`: it is told as one that was placed just now. */
type ToldOrder = Told & { isPlacement?: boolean };

/** Brings an order up to date with what the store told of it, and says what happened to it. */
export async function applyOrder(ctx: Context, tx: Tx, shop: Shop, told: ToldOrder): Promise<void> {
  const { shop_id: shopId } = shop;
  const body = OrderPayload.parse(told.body);
  await lockOrder(tx, shopId, body.id);
  const read = readOrder(body, told.triggeredAt, aidsOf(shop));
  const order = { ...read, phoneE164: read.phoneE164 ?? (await findCheckoutPhone(tx, shopId, read)) };
  // What was ordered before the shop came to us is no news, unless the store tells it as such.
  const isNews = told.isPlacement === true || order.createdAt >= shop.installed_at;
  const saved = await saveOrder(tx, shopId, order, { isNews, toldAt: told.triggeredAt });
  if (saved.newlyTold) await ctx.events.publish(tx, 'orderPlaced', { shopId, order });
  await tellRefunds(ctx, tx, shopId, { body, told, saved, shop });
  await tellChanges(ctx, tx, shopId, { order, saved });
  await tellFulfilments(ctx, tx, shopId, { body, told, saved });
  if (saved.isNewer && !saved.isNew) await ctx.events.publish(tx, 'orderChanged', { shopId, order });
}

async function tellRefunds(
  ctx: Context,
  tx: Tx,
  shopId: number,
  { body, told, saved, shop }: { body: OrderBody; told: Told; saved: SavedOrder; shop: Shop },
): Promise<void> {
  const refunds: RefundFacts[] = [];
  for (const refund of readRefunds(body, told.triggeredAt, aidsOf(shop))) {
    if (await saveRefund(tx, shopId, refund)) refunds.push(refund);
  }
  if (!saved.isTold) return;
  // A refund may be told before its order; then nobody could take it off yet.
  const untold = saved.newlyTold ? await listRefunds(tx, shopId, body.id) : refunds;
  for (const refund of untold) await ctx.events.publish(tx, 'orderRefunded', { shopId, ...refund });
}

/** What happened to the order itself since it was heard of last. */
async function tellChanges(
  ctx: Context,
  tx: Tx,
  shopId: number,
  { order, saved }: { order: OrderFacts; saved: SavedOrder },
): Promise<void> {
  const { orderId } = order;
  const { changeMinor, paidAt, cancelledAt } = saved;
  if (changeMinor !== 0) await tellEdit(ctx, tx, shopId, { order, changeMinor });
  if (paidAt) await ctx.events.publish(tx, 'orderPaid', { shopId, order, paidAt });
  if (cancelledAt) await ctx.events.publish(tx, 'orderCancelled', { shopId, orderId, cancelledAt });
}

async function tellEdit(
  ctx: Context,
  tx: Tx,
  shopId: number,
  { order, changeMinor }: { order: OrderFacts; changeMinor: number },
): Promise<void> {
  const edit = { orderId: order.orderId, changeMinor, editedAt: order.updatedAt };
  await saveOrderEdit(tx, shopId, edit);
  await ctx.events.publish(tx, 'orderEdited', { shopId, ...edit });
}

/** The parcels that the order tells of, and those that were told before it. */
async function tellFulfilments(
  ctx: Context,
  tx: Tx,
  shopId: number,
  { body, told, saved }: { body: OrderBody; told: Told; saved: SavedOrder },
): Promise<void> {
  const isTold = !saved.isNew;
  for (const fulfilment of readFulfilments(body, told.triggeredAt)) {
    await takeFulfilment(ctx, tx, shopId, { told: fulfilment, isTold });
  }
  if (saved.isNew && saved.newlyTold) {
    for (const fulfilment of await listFulfilments(tx, shopId, body.id)) {
      if (fulfilment.status === null) continue;
      await ctx.events.publish(tx, 'fulfilmentChanged', { shopId, fulfilment, changed: ['created'] });
    }
  }
  await tellDelivery(ctx, tx, shopId, body.id, { isTold: isTold || saved.newlyTold });
}

/** Stores a refund, once. One whose amount cannot be read is told again inside its order, which knows the rate. */
export async function applyRefund(ctx: Context, tx: Tx, shop: Shop, told: Told): Promise<void> {
  const refund = readRefund(RefundPayload.parse(told.body), told.triggeredAt, aidsOf(shop));
  if (!refund) return;
  const { shop_id: shopId } = shop;
  await lockOrder(tx, shopId, refund.orderId);
  const isSaved = await saveRefund(tx, shopId, refund);
  if (isSaved && (await wasTold(tx, shopId, refund.orderId))) {
    await ctx.events.publish(tx, 'orderRefunded', { shopId, ...refund });
  }
}

async function wasTold(tx: Tx, shopId: number, orderId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('told_at')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return order !== undefined && order.told_at !== null;
}
