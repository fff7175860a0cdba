import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';
import { fulfilmentBody } from '../bodies/fulfilment-body.ts';
import { emitStoreWebhook } from '../emit-store-webhook.ts';
import { nextId } from '../new-id.ts';
import type { StoreRecords } from '../store.ts';
import { notifyOrder } from './notify-order.ts';
import { fulfilmentStatus, unfulfilledQuantity } from './order-money.ts';
import type { Fulfilment, Order } from './order.ts';

export interface Fulfilling {
  trackingCompany: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** The lines of this shipment. The default is everything that is not shipped yet. */
  lines?: { lineId: number; quantity: number }[] | undefined;
}

/** Ships an order or a part of it. Returns why that is impossible, or null. */
export function fulfilOrder(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, ...fulfilling }: Fulfilling & { order: Order },
): string | null {
  const lines = fulfilling.lines ?? openLines(order);
  if (order.cancelledAt) return 'This order was cancelled';
  if (lines.length === 0) return 'There is nothing left to send';
  if (lines.some(({ lineId, quantity }) => quantity > unfulfilledQuantity(order, lineId)))
    return 'This is more than is left to send';
  const now = sandbox.clock.now().toISOString();
  const fulfilment: Fulfilment = {
    id: nextId(records.store),
    name: `#${order.number}.${order.fulfilments.length + 1}`,
    lines,
    trackingCompany: fulfilling.trackingCompany,
    trackingNumber: fulfilling.trackingNumber,
    trackingUrl: fulfilling.trackingUrl,
    status: 'success',
    shipmentStatus: null,
    createdAt: now,
    updatedAt: now,
    inTransitAt: null,
    deliveredAt: null,
    events: [],
  };
  order.fulfilments.push(fulfilment);
  order.updatedAt = now;
  emitWebhooks(sandbox, records, { order, fulfilment });
  return null;
}

function openLines(order: Order): { lineId: number; quantity: number }[] {
  return order.lines
    .map(({ id }) => ({ lineId: id, quantity: unfulfilledQuantity(order, id) }))
    .filter(({ quantity }) => quantity > 0);
}

function emitWebhooks(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, fulfilment }: { order: Order; fulfilment: Fulfilment },
): void {
  const eventId = randomUUID();
  const body = fulfilmentBody(records, order, fulfilment);
  emitStoreWebhook(sandbox, records, { topic: 'FULFILLMENTS_CREATE', body, eventId });
  const isWhole = fulfilmentStatus(order) === 'fulfilled';
  notifyOrder(sandbox, records, {
    order,
    topics: [isWhole ? 'ORDERS_FULFILLED' : 'ORDERS_PARTIALLY_FULFILLED', 'ORDERS_UPDATED'],
    eventId,
  });
}
