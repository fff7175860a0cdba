import type { Sandbox } from '../core/sandbox.ts';
import { isGoingOn } from './bulk/bulk-operation.ts';
import { GATEWAY_NAMES, type Order } from './orders/order.ts';
import { untouched } from './place-order.ts';
import type { StoreProduct, StoreRecords } from './store.ts';

const seen = new WeakMap<Sandbox, Set<string>>();

/** Converts the stored data of an older sandbox to today's shape, once after each start. */
export function bringUpToDate(sandbox: Sandbox, records: StoreRecords): void {
  const known = seen.get(sandbox) ?? new Set();
  seen.set(sandbox, known);
  if (known.has(records.store.shop)) return;
  known.add(records.store.shop);
  records.store.bulk ??= { mode: 'works', atOnce: 5, delayMs: 200 };
  records.store.lastDraftNumber ??= 0;
  for (const product of records.products.values()) completeProduct(product);
  for (const order of records.orders.values()) completeOrder(order);
  // The program that ran these operations has ended.
  for (const operation of records.bulkOperations.values()) {
    if (isGoingOn(operation))
      Object.assign(operation, { status: 'FAILED', errorCode: 'INTERNAL_SERVER_ERROR' });
  }
}

function completeProduct(product: StoreProduct & { inventory?: number }): void {
  product.optionName ??= 'Title';
  product.status ??= 'ACTIVE';
  if (product.publishedAt === undefined) product.publishedAt = product.createdAt;
  const { variantId: id, priceCents, compareAtCents, inventory = 0 } = product;
  product.variants ??= [{ id, title: 'Default Title', priceCents, compareAtCents, inventory }];
}

function completeOrder(order: Order): void {
  const { payment, totalCents, createdAt, financialStatus } = order;
  const wasPaid = financialStatus !== 'pending' && financialStatus !== 'voided';
  const begins: Partial<Order> = {
    ...untouched(createdAt),
    draftOrderId: null,
    sourceName: 'web',
    discountTitle: null,
    originalTotalCents: totalCents,
    receivedCents: wasPaid ? totalCents : 0,
    gatewayName: GATEWAY_NAMES[payment],
  };
  Object.assign(order, { ...begins, ...order });
  for (const line of order.lines) {
    line.currentQuantity ??= order.cancelledAt === null ? line.quantity : 0;
    line.variantTitle ??= null;
    line.attributes ??= [];
  }
  for (const refund of order.refunds) {
    refund.lines ??= [];
    refund.isRestocked ??= false;
  }
}
