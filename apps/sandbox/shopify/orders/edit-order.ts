import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';
import { orderEditBody, type LineDelta } from '../bodies/order-edit-body.ts';
import { emitStoreWebhook } from '../emit-store-webhook.ts';
import { nextId } from '../new-id.ts';
import { moveStock } from '../products/move-stock.ts';
import { variantOf } from '../products/variants.ts';
import type { StoreProduct, StoreRecords, StoreVariant } from '../store.ts';
import { notifyOrder } from './notify-order.ts';
import { orderLineOf } from './order-line.ts';
import { fulfilledQuantity, orderMoney } from './order-money.ts';
import type { Order, OrderLine } from './order.ts';

/** A line of the order or an added product, with the new quantity. */
export interface LineEdit {
  lineId?: number | undefined;
  handle?: string | undefined;
  variantId?: number | undefined;
  quantity: number;
}

interface Planned {
  line: OrderLine;
  isNew: boolean;
  delta: number;
}

/**
 * Changes the lines of an order, as the merchant does in the store's admin. Returns why that is impossible, or null.
 */
export function editOrder(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, edits, note }: { order: Order; edits: LineEdit[]; note: string | null },
): string | null {
  if (order.cancelledAt) return 'This order was cancelled';
  const planned: Planned[] = [];
  for (const edit of edits) {
    const step = plan(records, order, edit);
    if (typeof step === 'string') return step;
    if (step.delta !== 0) planned.push(step);
  }
  if (planned.length === 0) return 'Nothing would change';
  for (const step of planned) apply(sandbox, records, order, step);
  settleMoney(order);
  order.isEdited = true;
  order.updatedAt = sandbox.clock.now().toISOString();
  const eventId = randomUUID();
  const deltas: LineDelta[] = planned.map(({ line, delta }) => ({ lineId: line.id, delta }));
  const body = orderEditBody(records, { order, deltas, note });
  emitStoreWebhook(sandbox, records, { topic: 'ORDERS_EDITED', body, eventId });
  notifyOrder(sandbox, records, { order, topics: ['ORDERS_UPDATED'], eventId });
  return null;
}

function plan(records: StoreRecords, order: Order, edit: LineEdit): Planned | string {
  const line = order.lines.find(({ id }) => id === edit.lineId);
  if (edit.lineId !== undefined && !line) return 'This order has no such line';
  if (line) {
    const tooFew = edit.quantity < fulfilledQuantity(order, line.id);
    return tooFew
      ? 'What was sent cannot be taken out'
      : { line, isNew: false, delta: edit.quantity - line.currentQuantity };
  }
  const product = records.products.get(edit.handle ?? '');
  const variant = product && variantOf(product, edit.variantId);
  if (!product || !variant) return 'There is no such product';
  return { line: newLine(records, product, variant), isNew: true, delta: edit.quantity };
}

function newLine(records: StoreRecords, product: StoreProduct, variant: StoreVariant): OrderLine {
  return orderLineOf(nextId(records.store), { product, variant, quantity: 0 });
}

function apply(sandbox: Sandbox, records: StoreRecords, order: Order, { line, isNew, delta }: Planned): void {
  if (isNew) order.lines.push(line);
  // A removed line stays in the ordered quantity. An added line increases it.
  if (delta > 0) line.quantity += delta;
  line.currentQuantity += delta;
  moveStock(sandbox, records, [{ ...line, by: -delta }]);
}

function settleMoney(order: Order): void {
  const before = order.subtotalCents;
  order.subtotalCents = order.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  if (order.discountType === 'percentage' && before > 0) {
    order.discountCents = Math.round((order.subtotalCents * order.discountCents) / before);
  }
  order.totalCents = order.subtotalCents - order.discountCents + order.shippingCents;
  const isOpen = orderMoney(order).outstandingCents > 0;
  if (order.financialStatus === 'paid' && isOpen) order.financialStatus = 'partially_paid';
  else if (order.financialStatus === 'partially_paid' && !isOpen) order.financialStatus = 'paid';
}
