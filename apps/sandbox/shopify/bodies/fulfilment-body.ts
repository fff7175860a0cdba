import type { Fulfilment, Order, ShipmentEvent } from '../orders/order.ts';
import { storeTime } from '../store-time.ts';
import type { StoreRecords } from '../store.ts';
import { addressBody } from './address-body.ts';
import { orderLineBody } from './order-line-body.ts';

/** The body of `fulfillments/create` and `fulfillments/update`. */
export function fulfilmentBody(records: StoreRecords, order: Order, fulfilment: Fulfilment) {
  return {
    ...fulfilmentPart(records, order, fulfilment),
    // In Shopify's own samples, this is an object inside an order and null here.
    origin_address: null,
    email: order.contact.email ?? '',
    destination: order.address && addressBody(order.address),
  };
}

/** Returns a fulfilment in the form of an order's body. */
export function fulfilmentPart({ store }: StoreRecords, order: Order, fulfilment: Fulfilment) {
  const { trackingNumber, trackingUrl } = fulfilment;
  return {
    id: fulfilment.id,
    order_id: order.id,
    status: fulfilment.status,
    created_at: storeTime(fulfilment.createdAt, store.timeZone),
    service: 'manual',
    updated_at: storeTime(fulfilment.updatedAt, store.timeZone),
    tracking_company: fulfilment.trackingCompany,
    shipment_status: fulfilment.shipmentStatus,
    location_id: store.id,
    origin_address: {},
    line_items: fulfilment.lines.flatMap(({ lineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      return line ? [{ ...orderLineBody(line, order, store), quantity }] : [];
    }),
    tracking_number: trackingNumber,
    tracking_numbers: trackingNumber === null ? [] : [trackingNumber],
    tracking_url: trackingUrl,
    tracking_urls: trackingUrl === null ? [] : [trackingUrl],
    receipt: {},
    name: fulfilment.name,
    admin_graphql_api_id: `gid://shopify/Fulfillment/${fulfilment.id}`,
  };
}

/** The body of `fulfillment_events/create`. */
export function shipmentEventBody(
  { store }: StoreRecords,
  { order, fulfilmentId, event }: { order: Order; fulfilmentId: number; event: ShipmentEvent },
) {
  const at = storeTime(event.happenedAt, store.timeZone);
  return {
    id: event.id,
    fulfillment_id: fulfilmentId,
    status: event.status,
    message: event.message,
    happened_at: at,
    city: order.address?.city ?? null,
    province: null,
    country: order.address?.countryCode ?? store.countryCode,
    zip: order.address?.zip ?? null,
    address1: null,
    latitude: null,
    longitude: null,
    shop_id: store.id,
    created_at: at,
    updated_at: at,
    estimated_delivery_at: null,
    order_id: order.id,
    admin_graphql_api_id: `gid://shopify/FulfillmentEvent/${event.id}`,
  };
}
