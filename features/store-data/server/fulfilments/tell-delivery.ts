import '../../contract/store-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { whenDelivered } from '../../rules/when-delivered.ts';
import { listFulfilments } from './fulfilment-queries.ts';

/** Notes, and tells once, that the last parcel of a known order arrived. `isTold` false: it is noted alone. */
export async function tellDelivery(
  ctx: Context,
  tx: Tx,
  shopId: number,
  orderId: string,
  { isTold = true } = {},
): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select(['fulfilment_status', 'delivered_at'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (order.delivered_at || order.fulfilment_status === null) return;
  const deliveredAt = whenDelivered(order.fulfilment_status, await listFulfilments(tx, shopId, orderId));
  if (!deliveredAt) return;
  await tx
    .updateTable('orders')
    .set({ delivered_at: deliveredAt })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
  if (isTold) await ctx.events.publish(tx, 'orderDelivered', { shopId, orderId, deliveredAt });
}
