import { includedTaxCents } from '../../checkouts/checkout-totals.ts';
import { fulfilmentStatus, orderMoney, unfulfilledQuantity } from '../../orders/order-money.ts';
import type { Fulfilment, Order } from '../../orders/order.ts';
import { payRefusalReason } from '../../orders/pay-order.ts';
import { orderStatusUrl } from '../../store-links.ts';
import { connection, type PageArguments } from '../connection.ts';
import { moneyBag } from '../money-bag.ts';
import type { Asked } from '../resolver.ts';
import { customerNode, mailingAddress } from '../resolvers/customer-resolvers.ts';
import { fulfilmentNode } from './fulfilment-node.ts';
import { lineNode } from './line-node.ts';
import { refundNode } from './refund-node.ts';

type FirstArgument = { first?: number | null };

/** Returns an order in the Admin API's form. */
export function orderNode(asked: Asked, order: Order) {
  return {
    __typename: 'Order',
    id: `gid://shopify/Order/${order.id}`,
    legacyResourceId: String(order.id),
    name: `#${order.number}`,
    number: order.number,
    ...orderFacts(asked, order),
    ...orderAmounts(asked, order),
    ...orderParts(asked, order),
  };
}

function orderFacts({ sandbox, records: { store } }: Asked, order: Order) {
  const sent = fulfilmentStatus(order);
  return {
    checkoutToken: order.checkoutToken,
    cartToken: order.cartToken,
    confirmationNumber: order.token.slice(0, 9).toUpperCase(),
    email: order.contact.email,
    phone: order.contact.phone,
    currencyCode: store.currency,
    presentmentCurrencyCode: store.currency,
    createdAt: order.createdAt,
    processedAt: order.createdAt,
    updatedAt: order.updatedAt,
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason?.toUpperCase() ?? null,
    closed: false,
    closedAt: null,
    confirmed: true,
    displayFinancialStatus: order.financialStatus.toUpperCase(),
    displayFulfillmentStatus:
      sent === null ? 'UNFULFILLED' : sent === 'partial' ? 'PARTIALLY_FULFILLED' : 'FULFILLED',
    paymentGatewayNames: [order.gatewayName],
    discountCode: order.discountCode,
    discountCodes: order.discountCode ? [order.discountCode] : [],
    tags: order.tags,
    note: order.note,
    customAttributes: order.attributes,
    sourceName: order.sourceName,
    test: order.isTest,
    edited: order.isEdited,
    taxesIncluded: true,
    customerLocale: 'en',
    customerAcceptsMarketing: order.acceptsMarketing,
    canMarkAsPaid: payRefusalReason(order) === null,
    fullyPaid: order.financialStatus === 'paid',
    unpaid: order.receivedCents === 0,
    requiresShipping: true,
    statusPageUrl: orderStatusUrl(sandbox, store.shop, order),
    // Documented for edited orders. For plain cash on delivery it may be null, so it is null here.
    paymentCollectionDetails: { additionalPaymentCollectionUrl: null, vaultedPaymentMethods: null },
  };
}

function orderAmounts({ records: { store } }: Asked, order: Order) {
  const now = orderMoney(order);
  const bag = (cents: number) => moneyBag(cents, store.currency);
  return {
    subtotalPriceSet: bag(order.subtotalCents - order.discountCents),
    totalDiscountsSet: bag(order.discountCents),
    totalShippingPriceSet: bag(order.shippingCents),
    totalTaxSet: bag(includedTaxCents(order.totalCents)),
    totalPriceSet: bag(order.totalCents),
    originalTotalPriceSet: bag(order.originalTotalCents),
    currentSubtotalPriceSet: bag(now.currentSubtotalCents),
    currentTotalDiscountsSet: bag(now.currentDiscountCents),
    currentShippingPriceSet: bag(now.currentShippingCents),
    currentTotalTaxSet: bag(includedTaxCents(now.currentTotalCents)),
    currentTotalPriceSet: bag(now.currentTotalCents),
    totalOutstandingSet: bag(now.outstandingCents),
    totalReceivedSet: bag(order.receivedCents),
    totalRefundedSet: bag(now.refundedCents),
    netPaymentSet: bag(order.receivedCents - now.refundedCents),
  };
}

/** Returns a fulfilment of an order, with a reference to the order. */
export function fulfilmentOfOrder(asked: Asked, order: Order, fulfilment: Fulfilment) {
  return fulfilmentNode(asked, { order, fulfilment, readOrder: () => orderNode(asked, order) });
}

function orderParts(asked: Asked, order: Order) {
  const address = () => order.address && mailingAddress(order.address);
  return {
    customer: () => {
      const customer = asked.records.customers.get(String(order.customerId));
      return customer ? customerNode(asked, customer) : null;
    },
    shippingAddress: address,
    billingAddress: address,
    displayAddress: address,
    subtotalLineItemsQuantity: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currentSubtotalLineItemsQuantity: order.lines.reduce((sum, line) => sum + line.currentQuantity, 0),
    fulfillable: order.lines.some(({ id }) => unfulfilledQuantity(order, id) > 0),
    lineItems: (args: PageArguments) =>
      connection(
        order.lines.map((line) => lineNode(asked, order, line)),
        args,
      ),
    fulfillmentsCount: { count: order.fulfilments.length, precision: 'EXACT' },
    fulfillments: ({ first }: FirstArgument) =>
      order.fulfilments.slice(0, first ?? undefined).map((one) => fulfilmentOfOrder(asked, order, one)),
    refunds: ({ first }: FirstArgument) =>
      order.refunds.slice(0, first ?? undefined).map((refund) => refundNode(asked, order, refund)),
    transactions: ({ first }: FirstArgument) => transactions(asked, order).slice(0, first ?? undefined),
  };
}

function transactions({ records: { store } }: Asked, order: Order) {
  const made = (
    id: number,
    kind: 'SALE' | 'REFUND',
    what: { cents: number; at: string; isDone: boolean },
  ) => ({
    __typename: 'OrderTransaction',
    id: `gid://shopify/OrderTransaction/${id}`,
    kind,
    status: what.isDone ? 'SUCCESS' : 'PENDING',
    gateway: order.gatewayName,
    formattedGateway: order.gatewayName,
    createdAt: what.at,
    processedAt: what.at,
    test: order.isTest,
    amountSet: moneyBag(what.cents, store.currency),
  });
  const sale = { cents: order.totalCents, at: order.createdAt, isDone: order.receivedCents > 0 };
  return [
    made(order.id, 'SALE', sale),
    ...order.refunds.map(({ id, amountCents, createdAt }) =>
      made(id + 1, 'REFUND', { cents: amountCents, at: createdAt, isDone: true }),
    ),
  ];
}
