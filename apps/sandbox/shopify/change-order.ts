import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../core/sandbox.ts';
import { orderBody } from './bodies/order-body.ts';
import { refundBody } from './bodies/refund-body.ts';
import { emitStoreWebhook } from './emit-store-webhook.ts';
import { nextId } from './new-id.ts';
import type { Order, Refund, StoreRecords } from './store.ts';

/** Cancels an order, as the merchant would in the store's admin; answers why it cannot, or null. */
export function cancelOrder(sandbox: Sandbox, records: StoreRecords, order: Order): string | null {
  if (order.cancelledAt) return 'This order is already cancelled';
  const now = sandbox.clock.now().toISOString();
  Object.assign(order, { cancelledAt: now, updatedAt: now });
  if (order.financialStatus === 'pending') order.financialStatus = 'voided';
  notifyOrderChanged(sandbox, records, { order, topics: ['ORDERS_CANCELLED', 'ORDERS_UPDATED'] });
  return null;
}

/** Gives the money of an order back, all or a part; answers why it cannot, or null. */
export function refundOrder(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, amountCents, note }: { order: Order; amountCents: number | null; note: string | null },
): string | null {
  if (order.financialStatus === 'pending' || order.financialStatus === 'voided')
    return 'This order was not paid';
  const leftCents = order.totalCents - order.refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  const cents = amountCents ?? leftCents;
  if (leftCents === 0) return 'This order is already refunded';
  if (cents > leftCents) return 'This is more than was paid';
  const now = sandbox.clock.now().toISOString();
  const refund: Refund = { id: nextId(records.store), amountCents: cents, note, createdAt: now };
  order.refunds.push(refund);
  order.updatedAt = now;
  order.financialStatus = cents === leftCents ? 'refunded' : 'partially_refunded';
  const eventId = randomUUID();
  emitStoreWebhook(sandbox, records, {
    topic: 'REFUNDS_CREATE',
    body: refundBody(records.store, order, refund),
    eventId,
  });
  notifyOrderChanged(sandbox, records, { order, topics: ['ORDERS_UPDATED'], eventId });
  return null;
}

/** Notes that a cash-on-delivery order was paid at the door; answers why it cannot, or null. */
export function payOrder(sandbox: Sandbox, records: StoreRecords, order: Order): string | null {
  if (order.financialStatus !== 'pending') return 'This order is not waiting for its payment';
  order.financialStatus = 'paid';
  order.updatedAt = sandbox.clock.now().toISOString();
  notifyOrderChanged(sandbox, records, { order, topics: ['ORDERS_PAID', 'ORDERS_UPDATED'] });
  return null;
}

type ChangeTopic = 'ORDERS_CANCELLED' | 'ORDERS_UPDATED' | 'ORDERS_PAID';

/** Sends the order as it is now; `eventId` joins it to what else the same act set off. */
export function notifyOrderChanged(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, topics, eventId = randomUUID() }: { order: Order; topics: ChangeTopic[]; eventId?: string },
): void {
  const body = orderBody(sandbox, records, order);
  for (const topic of topics) emitStoreWebhook(sandbox, records, { topic, body, eventId });
  sandbox.world.changed();
}
