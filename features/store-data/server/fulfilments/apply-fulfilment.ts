import { FulfilmentEventPayload, FulfilmentPayload } from '#partners/shopify/payloads/fulfilment-payload.ts';
import '../../contract/store-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { listChanges, mergeFulfilment } from '../../rules/merge-fulfilment.ts';
import { readFulfilment, readFulfilmentEvent, type ToldFulfilment } from '../../rules/read-fulfilment.ts';
import type { Told } from '../apply-checkout.ts';
import { lockOrder } from '../lock-order.ts';
import type { Shop } from '../store-queries.ts';
import { findFulfilment, saveFulfilment } from './fulfilment-queries.ts';
import { tellDelivery } from './tell-delivery.ts';

/** Takes over what the store told of a parcel, and says what is new about it. */
export async function applyFulfilment(ctx: Context, tx: Tx, shop: Shop, told: Told): Promise<void> {
  const fulfilment = readFulfilment(FulfilmentPayload.parse(told.body), told.triggeredAt);
  if (fulfilment) await applyAlone(ctx, tx, shop.shop_id, fulfilment);
}

/** Takes over what the carrier said of one. */
export async function applyFulfilmentEvent(ctx: Context, tx: Tx, shop: Shop, told: Told): Promise<void> {
  const fulfilment = readFulfilmentEvent(FulfilmentEventPayload.parse(told.body), told.triggeredAt);
  if (fulfilment) await applyAlone(ctx, tx, shop.shop_id, fulfilment);
}

async function applyAlone(ctx: Context, tx: Tx, shopId: number, told: ToldFulfilment): Promise<void> {
  const { orderId } = told.facts;
  await lockOrder(tx, shopId, orderId);
  const order = await tx
    .selectFrom('orders')
    .select('order_id')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  // Of an order that is not known yet nobody could make anything: it is told when the order is.
  await takeFulfilment(ctx, tx, shopId, { told, isTold: order !== undefined });
  if (order) await tellDelivery(ctx, tx, shopId, orderId);
}

/** Stores what is new of a parcel, and tells it where it is to be told. The order has to be locked. */
export async function takeFulfilment(
  ctx: Context,
  tx: Tx,
  shopId: number,
  { told, isTold }: { told: ToldFulfilment; isTold: boolean },
): Promise<void> {
  const before = await findFulfilment(tx, shopId, told.facts.fulfilmentId);
  const after = mergeFulfilment(before, told);
  await saveFulfilment(tx, shopId, after);
  const changed = listChanges(before?.facts ?? null, after.facts);
  if (!isTold || changed.length === 0) return;
  await ctx.events.publish(tx, 'fulfilmentChanged', { shopId, fulfilment: after.facts, changed });
}
