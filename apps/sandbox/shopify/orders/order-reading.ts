import { money } from '../money.ts';
import { fulfilmentStatus, orderMoney, unfulfilledQuantity, type FulfilmentStatus } from './order-money.ts';
import type { Order, OrderLine } from './order.ts';

/** An order in the control API: the stored values and the calculated ones. */
export interface OrderReading extends Omit<Order, 'lines'> {
  name: string;
  fulfilmentStatus: FulfilmentStatus;
  /** Money in the Admin API's form. */
  total: string;
  currentTotal: string;
  outstanding: string;
  refunded: string;
  lines: (OrderLine & { openQuantity: number })[];
}

export function orderReading(order: Order): OrderReading {
  const now = orderMoney(order);
  return {
    ...order,
    name: `#${order.number}`,
    fulfilmentStatus: fulfilmentStatus(order),
    total: money(order.totalCents),
    currentTotal: money(now.currentTotalCents),
    outstanding: money(now.outstandingCents),
    refunded: money(now.refundedCents),
    lines: order.lines.map((line) => ({ ...line, openQuantity: unfulfilledQuantity(order, line.id) })),
  };
}
