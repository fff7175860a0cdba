import type { Sandbox } from '../../core/sandbox.ts';
import { returnStock } from '../products/move-stock.ts';
import type { StoreRecords } from '../store.ts';
import { notifyOrder } from './notify-order.ts';
import { fulfilmentStatus, orderMoney } from './order-money.ts';
import type { Order } from './order.ts';
import { refundOrder } from './refund-order.ts';

export const CANCEL_REASONS = ['customer', 'declined', 'fraud', 'inventory', 'staff', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export interface Cancelling {
  reason: CancelReason;
  /** Whether the goods return to stock. */
  restock: boolean;
  /** Whether the shopper gets their money back. */
  refund: boolean;
}

/** Returns why an order cannot be cancelled. Null if it can. */
export function cancelRefusalReason(order: Order): string | null {
  if (order.cancelledAt) return 'This order is already cancelled';
  return fulfilmentStatus(order) === null ? null : 'This order was sent already';
}

/** Cancels an order, as the merchant does in the store's admin. Returns why that is impossible, or null. */
export function cancelOrder(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, reason, restock, refund }: Cancelling & { order: Order },
): string | null {
  const problem = cancelRefusalReason(order);
  if (problem) return problem;
  const { refundedCents } = orderMoney(order);
  if (refund && order.receivedCents > refundedCents) {
    refundOrder(sandbox, records, { order, amountCents: null, note: null, restock });
  } else if (restock) {
    returnStock(sandbox, records, order.lines);
  }
  const now = sandbox.clock.now().toISOString();
  for (const line of order.lines) line.currentQuantity = 0;
  Object.assign(order, { cancelledAt: now, cancelReason: reason, updatedAt: now });
  if (order.financialStatus === 'pending') order.financialStatus = 'voided';
  notifyOrder(sandbox, records, { order, topics: ['ORDERS_CANCELLED', 'ORDERS_UPDATED'] });
  return null;
}
