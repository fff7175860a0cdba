import { fulfilmentStatus } from '../../orders/order-money.ts';
import type { Order } from '../../orders/order.ts';
import { payOrder, payRefusalReason } from '../../orders/pay-order.ts';
import { connectionOf, type PageArguments } from '../connection.ts';
import { fulfilmentOfOrder, orderNode } from '../nodes/order-node.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';
import { searchFor } from '../search-query.ts';

type ListArguments = PageArguments & { query?: string | null; sortKey?: string | null };

/** Resolvers for orders and their fulfilments. */
export const orderResolvers: Record<string, Resolver> = {
  orders: (args: ListArguments, asked: Asked) => {
    const fits = searchFor(args.query);
    const found = [...asked.records.orders.values()].filter((order) => fits(searchable(order)));
    return connectionOf(sorted(found, args.sortKey), (order) => orderNode(asked, order), args);
  },

  ordersCount: ({ query }: { query?: string | null }, { records }: Asked) => {
    const fits = searchFor(query);
    const count = [...records.orders.values()].filter((order) => fits(searchable(order))).length;
    return { count, precision: 'EXACT' };
  },

  order: ({ id }: { id: string }, asked: Asked) => findOrderNode(asked, id),

  fulfillment: ({ id }: { id: string }, asked: Asked) => findFulfilmentNode(asked, id),

  orderMarkAsPaid: ({ input }: { input: { id: string } }, asked: Asked) => {
    const { sandbox, records } = asked;
    const order = records.orders.get(numberOfGid(input.id));
    const refuse = (message: string) => ({ order: null, userErrors: [{ field: ['id'], message }] });
    if (!order) return refuse('Order does not exist');
    if (payRefusalReason(order)) return refuse('Order cannot be marked as paid.');
    payOrder(sandbox, records, order);
    return { order: orderNode(asked, order), userErrors: [] };
  },
};

export function findOrderNode(asked: Asked, id: string) {
  const order = asked.records.orders.get(numberOfGid(id));
  return order ? orderNode(asked, order) : null;
}

export function findFulfilmentNode(asked: Asked, gid: string) {
  for (const order of asked.records.orders.values()) {
    const fulfilment = order.fulfilments.find(({ id }) => String(id) === numberOfGid(gid));
    if (fulfilment) return fulfilmentOfOrder(asked, order, fulfilment);
  }
  return null;
}

/** Sorts orders by id, or by the time of the last change if requested. */
function sorted(orders: Order[], sortKey: string | null | undefined): Order[] {
  if (sortKey !== 'UPDATED_AT') return orders;
  return orders.toSorted((a, b) =>
    a.updatedAt === b.updatedAt ? a.id - b.id : a.updatedAt < b.updatedAt ? -1 : 1,
  );
}

function searchable(order: Order) {
  return {
    id: [order.id],
    name: [`#${order.number}`, String(order.number)],
    created_at: [order.createdAt],
    processed_at: [order.createdAt],
    updated_at: [order.updatedAt],
    financial_status: [order.financialStatus],
    // Calculated only on request, because there may be many orders.
    get fulfillment_status() {
      const sent = fulfilmentStatus(order);
      return [sent ?? 'unfulfilled', sent === 'fulfilled' ? 'shipped' : null];
    },
    status: [order.cancelledAt === null ? 'open' : 'cancelled', 'any'],
    customer_id: [order.customerId],
    checkout_token: [order.checkoutToken],
    cart_token: [order.cartToken],
    source_name: [order.sourceName],
    gateway: [order.gatewayName],
    email: [order.contact.email],
    tag: order.tags,
  };
}
