import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';
import { refundBody } from '../bodies/refund-body.ts';
import { emitStoreWebhook } from '../emit-store-webhook.ts';
import { nextId } from '../new-id.ts';
import { returnStock } from '../products/move-stock.ts';
import type { StoreRecords } from '../store.ts';
import { notifyOrder } from './notify-order.ts';
import { discountOn, orderMoney } from './order-money.ts';
import type { Order, Refund, RefundLine } from './order.ts';

export interface Refunding {
  /** Null refunds all remaining money and returns the goods. An amount refunds only money. */
  amountCents: number | null;
  note: string | null;
  restock: boolean;
}

/** Refunds all or a part of an order's money. Returns why that is impossible, or null. */
export function refundOrder(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, amountCents, note, restock }: Refunding & { order: Order },
): string | null {
  if (order.receivedCents === 0) return 'This order was not paid';
  const leftCents = order.receivedCents - orderMoney(order).refundedCents;
  const cents = amountCents ?? leftCents;
  if (leftCents === 0) return 'This order is already refunded';
  if (cents > leftCents) return 'This is more than was paid';
  const isWhole = amountCents === null;
  const now = sandbox.clock.now().toISOString();
  const refund: Refund = {
    id: nextId(records.store),
    amountCents: cents,
    note,
    createdAt: now,
    lines: isWhole ? linesOf(order) : [],
    isRestocked: isWhole && restock,
  };
  if (refund.isRestocked) returnStock(sandbox, records, order.lines);
  order.refunds.push(refund);
  for (const line of order.lines) line.currentQuantity -= isWhole ? line.currentQuantity : 0;
  order.updatedAt = now;
  order.financialStatus = cents === leftCents ? 'refunded' : 'partially_refunded';
  const eventId = randomUUID();
  const body = refundBody(records.store, order, refund);
  emitStoreWebhook(sandbox, records, { topic: 'REFUNDS_CREATE', body, eventId });
  notifyOrder(sandbox, records, { order, topics: ['ORDERS_UPDATED'], eventId });
  return null;
}

function linesOf(order: Order): RefundLine[] {
  return order.lines
    .filter(({ currentQuantity }) => currentQuantity > 0)
    .map(({ id, priceCents, currentQuantity }) => {
      const goodsCents = priceCents * currentQuantity;
      return { lineId: id, quantity: currentQuantity, cents: goodsCents - discountOn(order, goodsCents) };
    });
}
