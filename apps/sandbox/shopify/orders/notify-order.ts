import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';
import { orderBody } from '../bodies/order-body.ts';
import { emitStoreWebhook } from '../emit-store-webhook.ts';
import type { StoreTopic } from '../store-topics.ts';
import type { StoreRecords } from '../store.ts';
import type { Order } from './order.ts';

type OrderTopic = Extract<StoreTopic, `ORDERS_${string}`>;

/** Sends the webhooks of an order. All webhooks of one action have the same `eventId`. */
export function notifyOrder(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, topics, eventId = randomUUID() }: { order: Order; topics: OrderTopic[]; eventId?: string },
): void {
  const body = orderBody(sandbox, records, order);
  for (const topic of topics) emitStoreWebhook(sandbox, records, { topic, body, eventId });
  sandbox.world.changed();
}
