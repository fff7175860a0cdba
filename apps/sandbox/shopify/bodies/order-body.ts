import type { Sandbox } from '../../core/sandbox.ts';
import { includedTaxCents } from '../checkouts/checkout-totals.ts';
import { money, moneySet } from '../money.ts';
import { fulfilmentStatus } from '../orders/order-money.ts';
import type { Order } from '../orders/order.ts';
import { orderStatusUrl } from '../store-links.ts';
import { storeTime } from '../store-time.ts';
import type { StoreRecords } from '../store.ts';
import { addressBody } from './address-body.ts';
import { customerBody } from './customer-body.ts';
import { fulfilmentPart } from './fulfilment-body.ts';
import { orderLineBody } from './order-line-body.ts';
import { orderTotalsBody } from './order-totals-body.ts';
import { refundBody } from './refund-body.ts';

/** The body of every `orders/…` webhook. */
export function orderBody(sandbox: Sandbox, records: StoreRecords, order: Order) {
  const { store } = records;
  const customer = records.customers.get(String(order.customerId));
  const address = order.address && addressBody(order.address);
  return {
    id: order.id,
    admin_graphql_api_id: `gid://shopify/Order/${order.id}`,
    ...orderFacts(sandbox, records, order),
    ...orderTotalsBody(order, store.currency),
    ...orderTimes(order, store.timeZone),
    billing_address: address,
    ...(customer && { customer: customerBody(store, customer) }),
    discount_applications: discountApplications(order),
    fulfillments: order.fulfilments.map((one) => fulfilmentPart(records, order, one)),
    line_items: order.lines.map((line) => orderLineBody(line, order, store)),
    payment_terms: null,
    refunds: order.refunds.map((refund) => refundBody(store, order, refund)),
    shipping_address: address,
    shipping_lines: [shippingLine(order, store.currency)],
    returns: [],
    line_item_groups: [],
  };
}

function orderTimes(order: Order, zone: string) {
  return {
    created_at: storeTime(order.createdAt, zone),
    processed_at: storeTime(order.createdAt, zone),
    updated_at: storeTime(order.updatedAt, zone),
    cancelled_at: storeTime(order.cancelledAt, zone),
    cancel_reason: order.cancelReason,
    closed_at: null,
  };
}

function orderFacts(sandbox: Sandbox, { store }: StoreRecords, order: Order) {
  return {
    app_id: 580111,
    browser_ip: '127.0.0.1',
    buyer_accepts_marketing: order.acceptsMarketing,
    cart_token: order.cartToken,
    checkout_token: order.checkoutToken,
    client_details: null,
    confirmation_number: order.token.slice(0, 9).toUpperCase(),
    confirmed: true,
    contact_email: order.contact.email,
    currency: store.currency,
    customer_locale: 'en',
    device_id: null,
    discount_codes: order.discountCode
      ? [{ code: order.discountCode, amount: money(order.discountCents), type: order.discountType }]
      : [],
    duties_included: false,
    email: order.contact.email ?? '',
    estimated_taxes: false,
    financial_status: order.financialStatus,
    fulfillment_status: fulfilmentStatus(order),
    landing_site: order.landingSite,
    landing_site_ref: null,
    location_id: null,
    merchant_business_entity_id: 'MTU0ODM4MDAwOQ',
    merchant_of_record_app_id: null,
    name: `#${order.number}`,
    note: order.note,
    note_attributes: order.attributes.map(({ key, value }) => ({ name: key, value })),
    number: order.number - 1000,
    order_number: order.number,
    order_status_url: orderStatusUrl(sandbox, store.shop, order),
    payment_gateway_names: [order.gatewayName],
    phone: order.contact.phone,
    po_number: null,
    presentment_currency: store.currency,
    reference: null,
    referring_site: order.referringSite,
    source_identifier: null,
    source_name: order.sourceName,
    source_url: null,
    tags: order.tags.join(', '),
    tax_exempt: false,
    tax_lines: [taxLine(order, store.currency)],
    taxes_included: true,
    test: order.isTest,
    token: order.token,
    user_id: null,
  };
}

function taxLine(order: Order, currency: string) {
  const cents = includedTaxCents(order.totalCents);
  return {
    price: money(cents),
    rate: 0.19,
    title: 'VAT',
    price_set: moneySet(cents, currency),
    channel_liable: false,
  };
}

function discountApplications(order: Order) {
  if (!order.discountType) return [];
  const [type, named] = order.discountCode
    ? ['discount_code', { code: order.discountCode }]
    : ['manual', { title: order.discountTitle, description: order.discountTitle }];
  return [
    {
      target_type: 'line_item',
      type,
      value: order.discountValue,
      value_type: order.discountType,
      allocation_method: 'across',
      target_selection: 'all',
      ...named,
    },
  ];
}

function shippingLine(order: Order, currency: string) {
  const set = moneySet(order.shippingCents, currency);
  return {
    id: order.id + 1,
    carrier_identifier: null,
    code: 'Standard',
    current_discounted_price_set: set,
    discounted_price: money(order.shippingCents),
    discounted_price_set: set,
    is_removed: false,
    phone: null,
    price: money(order.shippingCents),
    price_set: set,
    requested_fulfillment_service_id: null,
    source: 'shopify',
    title: 'Standard',
    tax_lines: [],
    discount_allocations: [],
  };
}
