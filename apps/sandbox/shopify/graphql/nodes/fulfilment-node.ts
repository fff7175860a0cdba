import type { Fulfilment, Order } from '../../orders/order.ts';
import { connection, type PageArguments } from '../connection.ts';
import { moneyBag } from '../money-bag.ts';
import type { Asked } from '../resolver.ts';
import { lineNode } from './line-node.ts';

interface FulfilmentParts {
  order: Order;
  fulfilment: Fulfilment;
  readOrder: () => unknown;
}

/** Returns a fulfilment in the Admin API's form. */
export function fulfilmentNode(asked: Asked, { order, fulfilment, readOrder }: FulfilmentParts) {
  const { trackingCompany: company, trackingNumber: number, trackingUrl: url, shipmentStatus } = fulfilment;
  const isCancelled = fulfilment.status === 'cancelled';
  const isTracked = company !== null || number !== null || url !== null;
  return {
    __typename: 'Fulfillment',
    id: `gid://shopify/Fulfillment/${fulfilment.id}`,
    legacyResourceId: String(fulfilment.id),
    name: fulfilment.name,
    status: fulfilment.status.toUpperCase(),
    displayStatus: isCancelled ? 'CANCELED' : (shipmentStatus?.toUpperCase() ?? 'FULFILLED'),
    createdAt: fulfilment.createdAt,
    updatedAt: fulfilment.updatedAt,
    inTransitAt: fulfilment.inTransitAt,
    deliveredAt: fulfilment.deliveredAt,
    estimatedDeliveryAt: null,
    requiresShipping: true,
    totalQuantity: fulfilment.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    trackingInfo: isTracked ? [{ company, number, url }] : [],
    order: readOrder,
    events: (args: PageArguments) => connection(eventNodes(fulfilment), args),
    fulfillmentLineItems: (args: PageArguments) => connection(lineNodes(asked, order, fulfilment), args),
  };
}

function eventNodes({ events }: Fulfilment) {
  return events.map(({ id, status, message, happenedAt }) => ({
    __typename: 'FulfillmentEvent',
    id: `gid://shopify/FulfillmentEvent/${id}`,
    status: status.toUpperCase(),
    message,
    happenedAt,
    createdAt: happenedAt,
    estimatedDeliveryAt: null,
    address1: null,
    city: null,
    province: null,
    country: null,
    zip: null,
    latitude: null,
    longitude: null,
  }));
}

function lineNodes(asked: Asked, order: Order, fulfilment: Fulfilment) {
  return fulfilment.lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const total = moneyBag(line.priceCents * quantity, asked.records.store.currency);
    return [
      {
        __typename: 'FulfillmentLineItem',
        id: `gid://shopify/FulfillmentLineItem/${fulfilment.id + lineId}`,
        quantity,
        originalTotalSet: total,
        discountedTotalSet: total,
        lineItem: () => lineNode(asked, order, line),
      },
    ];
  });
}
