import type { Sandbox } from '../../core/sandbox.ts';
import { moveStock } from '../products/move-stock.ts';
import type { StoreRecords } from '../store.ts';
import { notifyOrder } from './notify-order.ts';
import type { Order } from './order.ts';

/** Stores a new order, adds it to its customer's count, reduces the stock, and notifies the apps. */
export function announceOrder(
  sandbox: Sandbox,
  records: StoreRecords,
  { order, eventId }: { order: Order; eventId: string },
): void {
  records.orders.set(String(order.id), order);
  const customer = records.customers.get(String(order.customerId));
  if (customer) {
    customer.orderCount += 1;
    customer.spentCents += order.totalCents;
  }
  const isPaid = order.financialStatus === 'paid';
  notifyOrder(sandbox, records, {
    order,
    topics: isPaid ? ['ORDERS_CREATE', 'ORDERS_PAID'] : ['ORDERS_CREATE'],
    eventId,
  });
  moveStock(
    sandbox,
    records,
    order.lines.map((line) => ({ ...line, by: -line.quantity })),
  );
}
