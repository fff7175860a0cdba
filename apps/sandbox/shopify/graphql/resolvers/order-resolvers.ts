import type { Order } from '../../store.ts';
import { connection, type PageArguments } from '../connection.ts';
import { moneyBag } from '../money-bag.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';
import { fitsSearch } from '../search-query.ts';
import { checkoutNode } from './abandoned-checkout-resolvers.ts';
import { customerNode, mailingAddress } from './customer-resolvers.ts';
import { subscriptionOf } from './subscription-resolvers.ts';

/** Orders, and whatever is asked for by its id. */
export const orderResolvers: Record<string, Resolver> = {
  orders: (args: PageArguments & { query?: string | null; sortKey?: string | null }, asked: Asked) => {
    const found = [...asked.records.orders.values()].filter((order) =>
      fitsSearch(args.query, searchable(order)),
    );
    const sorted = found.toSorted(
      (a, b) => (args.sortKey === 'UPDATED_AT' ? a.updatedAt.localeCompare(b.updatedAt) : 0) || a.id - b.id,
    );
    return connection(
      sorted.map((order) => orderNode(asked, order)),
      args,
    );
  },

  node: ({ id }: { id: string }, asked: Asked) => nodeOf(id, asked),

  nodes: ({ ids }: { ids: string[] }, asked: Asked) => ids.map((id) => nodeOf(id, asked)),
};

function nodeOf(id: string, asked: Asked) {
  const { orders, checkouts } = asked.records;
  const order = id.includes('/Order/') && orders.get(numberOfGid(id));
  if (order) return orderNode(asked, order);
  const checkout =
    id.includes('/AbandonedCheckout/') &&
    [...checkouts.values()].find((one) => String(one.id) === numberOfGid(id));
  return checkout ? checkoutNode(asked, checkout) : subscriptionOf(asked, id);
}

function orderNode(asked: Asked, order: Order) {
  const { store, customers } = asked.records;
  const customer = customers.get(String(order.customerId));
  const bag = (cents: number) => moneyBag(cents, store.currency);
  const refundedCents = order.refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  return {
    __typename: 'Order',
    id: `gid://shopify/Order/${order.id}`,
    legacyResourceId: String(order.id),
    name: `#${order.number}`,
    checkoutToken: order.checkoutToken,
    cartToken: order.cartToken,
    email: order.contact.email,
    phone: order.contact.phone,
    currencyCode: store.currency,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    cancelledAt: order.cancelledAt,
    displayFinancialStatus: order.financialStatus.toUpperCase(),
    paymentGatewayNames: [order.payment === 'cod' ? 'Cash on Delivery (COD)' : 'shopify_payments'],
    discountCodes: order.discountCode ? [order.discountCode] : [],
    totalPriceSet: bag(order.totalCents),
    currentTotalPriceSet: bag(order.cancelledAt ? 0 : order.totalCents - refundedCents),
    customer: customer ? customerNode(asked, customer) : null,
    shippingAddress: mailingAddress(order.address),
    billingAddress: mailingAddress(order.address),
    lineItems: (args: PageArguments) =>
      connection(
        order.lines.map((line) => lineNode(line, bag)),
        args,
      ),
    refunds: order.refunds.map((refund) => ({
      __typename: 'Refund',
      id: `gid://shopify/Refund/${refund.id}`,
      legacyResourceId: String(refund.id),
      createdAt: refund.createdAt,
      totalRefundedSet: bag(refund.amountCents),
    })),
  };
}

function lineNode(line: Order['lines'][number], bag: (cents: number) => object) {
  return {
    __typename: 'LineItem',
    id: `gid://shopify/LineItem/${line.id}`,
    title: line.title,
    quantity: line.quantity,
    product: { id: `gid://shopify/Product/${line.productId}`, legacyResourceId: String(line.productId) },
    originalUnitPriceSet: bag(line.priceCents),
  };
}

function searchable(order: Order) {
  return {
    id: [order.id],
    name: [`#${order.number}`],
    created_at: [order.createdAt],
    updated_at: [order.updatedAt],
    financial_status: [order.financialStatus],
    email: [order.contact.email],
  };
}
