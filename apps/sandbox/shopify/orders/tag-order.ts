import type { Sandbox } from '../../core/sandbox.ts';
import { changedTags, type TagChange } from '../change-tags.ts';
import type { StoreRecords } from '../store.ts';
import { notifyOrder } from './notify-order.ts';
import type { Order } from './order.ts';

/** Adds and removes tags of an order, as the merchant does in the store's admin. */
export function tagOrder(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, change }: { order: Order; change: TagChange },
): string | null {
  order.tags = changedTags(order.tags, change);
  order.updatedAt = sandbox.clock.now().toISOString();
  notifyOrder(sandbox, records, { order, topics: ['ORDERS_UPDATED'] });
  return null;
}
