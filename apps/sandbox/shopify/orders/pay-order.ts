import type { Sandbox } from '../../core/sandbox.ts';
import type { StoreRecords } from '../store.ts';
import { notifyOrder } from './notify-order.ts';
import { orderMoney } from './order-money.ts';
import type { Order } from './order.ts';

/** Returns why an order cannot be marked as paid. Null if it can. */
export function payRefusalReason(order: Order): string | null {
  const waits = order.financialStatus === 'pending' || order.financialStatus === 'partially_paid';
  return waits && order.cancelledAt === null ? null : 'This order is not waiting for its payment';
}

/** Marks the outstanding amount as paid, for example on delivery. Returns why that is impossible, or null. */
export function payOrder(sandbox: Sandbox, records: StoreRecords, order: Order): string | null {
  const problem = payRefusalReason(order);
  if (problem) return problem;
  order.receivedCents += orderMoney(order).outstandingCents;
  order.financialStatus = 'paid';
  order.updatedAt = sandbox.clock.now().toISOString();
  notifyOrder(sandbox, records, { order, topics: ['ORDERS_PAID', 'ORDERS_UPDATED'] });
  return null;
}
