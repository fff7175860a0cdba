import { OrderPayload, RefundPayload } from '#partners/shopify/payloads/order-payload.ts';
import '../contract/store-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { OrderFacts, RefundFacts } from '../contract/store-facts.ts';
import { readOrder, readRefunds } from '../rules/read-order.ts';
import { readRefund } from '../rules/read-refund.ts';
import type { Told } from './apply-checkout.ts';
import { aidsOf } from './reading-aids.ts';
import { listRefunds, saveOrder, saveOrderEdit, saveRefund } from './save-order.ts';
import type { Shop } from './store-queries.ts';

/** Brings an order up to date with what the store told of it, and says what happened to it. */
export async function applyOrder(ctx: Context, tx: Tx, shop: Shop, told: Told): Promise<void> {
  const { shop_id: shopId } = shop;
  const body = OrderPayload.parse(told.body);
  const order = readOrder(body, told.triggeredAt, aidsOf(shop));
  const saved = await saveOrder(tx, shopId, order);
  const refunds: RefundFacts[] = [];
  for (const refund of readRefunds(body, told.triggeredAt, aidsOf(shop))) {
    if (await saveRefund(tx, shopId, refund)) refunds.push(refund);
  }
  if (saved.isNew) await ctx.events.publish(tx, 'orderPlaced', { shopId, order });
  // A refund may be told before its order; then nobody could take it off yet.
  const untold = saved.isNew ? await listRefunds(tx, shopId, order.orderId) : refunds;
  for (const refund of untold) await ctx.events.publish(tx, 'orderRefunded', { shopId, ...refund });
  if (saved.changeMinor !== 0) await tellEdit(ctx, tx, shopId, { order, changeMinor: saved.changeMinor });
  if (saved.newlyCancelled && order.cancelledAt) {
    const { orderId, cancelledAt } = order;
    await ctx.events.publish(tx, 'orderCancelled', { shopId, orderId, cancelledAt });
  }
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

/** Stores a refund, once. One whose amount cannot be read is told again inside its order, which knows the rate. */
export async function applyRefund(ctx: Context, tx: Tx, shop: Shop, told: Told): Promise<void> {
  const refund = readRefund(RefundPayload.parse(told.body), told.triggeredAt, aidsOf(shop));
  if (refund && (await saveRefund(tx, shop.shop_id, refund))) {
    await ctx.events.publish(tx, 'orderRefunded', { shopId: shop.shop_id, ...refund });
  }
}
