import type { Order } from './order.ts';

/** The present value of an order after edits, refunds and a cancellation, in cents. */
export interface OrderMoney {
  refundedCents: number;
  currentDiscountCents: number;
  /** The subtotal after the discount. */
  currentSubtotalCents: number;
  currentShippingCents: number;
  currentTotalCents: number;
  /** The amount that the shopper still has to pay. */
  outstandingCents: number;
}

export function orderMoney(order: Order): OrderMoney {
  const goodsCents = order.lines.reduce((sum, line) => sum + line.priceCents * line.currentQuantity, 0);
  const currentDiscountCents = discountOn(order, goodsCents);
  const currentSubtotalCents = goodsCents - currentDiscountCents;
  const refundedCents = order.refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  const isOver = order.cancelledAt !== null || order.financialStatus === 'refunded';
  const currentShippingCents = isOver ? 0 : order.shippingCents;
  // Only the refund of all remaining money returns goods. Every earlier refund is only money.
  const leftCents = currentSubtotalCents + currentShippingCents - refundedCents;
  const currentTotalCents = isOver ? 0 : Math.max(0, leftCents);
  const netReceivedCents = order.receivedCents - refundedCents;
  return {
    refundedCents,
    currentDiscountCents,
    currentSubtotalCents,
    currentShippingCents,
    currentTotalCents,
    outstandingCents: Math.max(0, currentTotalCents - netReceivedCents),
  };
}

/** Returns the order's discount on a part of its goods. */
export function discountOn(order: Order, goodsCents: number): number {
  if (order.subtotalCents === 0) return 0;
  return Math.round((goodsCents * order.discountCents) / order.subtotalCents);
}

export type FulfilmentStatus = 'fulfilled' | 'partial' | null;

/** Returns how much of an order is shipped, in the words of webhooks. */
export function fulfilmentStatus(order: Order): FulfilmentStatus {
  const open = order.lines.some((line) => unfulfilledQuantity(order, line.id) > 0);
  const sent = order.fulfilments.some(({ status }) => status === 'success');
  if (!sent) return null;
  return open ? 'partial' : 'fulfilled';
}

/** Returns how many pieces of a line are still to be shipped. */
export function unfulfilledQuantity(order: Order, lineId: number): number {
  const line = order.lines.find(({ id }) => id === lineId);
  return Math.max(0, (line?.currentQuantity ?? 0) - fulfilledQuantity(order, lineId));
}

export function fulfilledQuantity(order: Order, lineId: number): number {
  return order.fulfilments
    .filter(({ status }) => status === 'success')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
