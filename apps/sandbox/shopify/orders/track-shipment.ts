import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';
import { fulfilmentBody, shipmentEventBody } from '../bodies/fulfilment-body.ts';
import { emitStoreWebhook } from '../emit-store-webhook.ts';
import { nextId } from '../new-id.ts';
import type { StoreRecords } from '../store.ts';
import { notifyOrder } from './notify-order.ts';
import type { Order, ShipmentEvent, ShipmentStatus } from './order.ts';

export interface Tracking {
  status: ShipmentStatus;
  message: string | null;
  /** The shipment. The default is the newest one. */
  fulfilmentId?: number | undefined;
}

/**
 * Reports a carrier's status of a shipment, for example that it was delivered. Returns why that is impossible, or null.
 */
export function trackShipment(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, status, message, fulfilmentId }: Tracking & { order: Order },
): string | null {
  const parcel =
    fulfilmentId === undefined
      ? order.fulfilments.findLast((one) => one.status === 'success')
      : order.fulfilments.find(({ id }) => id === fulfilmentId);
  if (!parcel) return 'Nothing of this order was sent';
  const now = sandbox.clock.now().toISOString();
  const event: ShipmentEvent = {
    id: nextId(records.store),
    status,
    message: message ?? `The parcel is ${status.replaceAll('_', ' ')}`,
    happenedAt: now,
  };
  parcel.events.push(event);
  parcel.shipmentStatus = status;
  parcel.updatedAt = now;
  if (status === 'in_transit') parcel.inTransitAt ??= now;
  if (status === 'delivered') parcel.deliveredAt ??= now;
  order.updatedAt = now;
  const eventId = randomUUID();
  const report = shipmentEventBody(records, { order, fulfilmentId: parcel.id, event });
  emitStoreWebhook(sandbox, records, { topic: 'FULFILLMENT_EVENTS_CREATE', body: report, eventId });
  const body = fulfilmentBody(records, order, parcel);
  emitStoreWebhook(sandbox, records, { topic: 'FULFILLMENTS_UPDATE', body, eventId });
  notifyOrder(sandbox, records, { order, topics: ['ORDERS_UPDATED'], eventId });
  return null;
}
