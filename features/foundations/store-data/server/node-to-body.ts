import type { ProductNode, VariantNode } from '#partners/shopify/catalogue-operations.ts';
import type { CheckoutNode } from '#partners/shopify/change-operations.ts';
import type { LineNode, OrderNode } from '#partners/shopify/order-node.ts';

/** Converts a polled order to the shape of a webhook, so that both are processed alike. */
export function orderBodyOf(node: OrderNode, lines: readonly LineNode[]) {
  return {
    ...personOf(node),
    tags: node.tags?.join(','),
    test: node.test,
    source_name: node.sourceName,
    order_status_url: node.statusPageUrl,
    fulfillment_status: fulfilmentStatusOf(node.displayFulfillmentStatus),
    note_attributes: node.customAttributes?.map(({ key, value }) => ({ name: key, value })),
    fulfillments: node.fulfillments?.map(fulfilmentBodyOf),
    id: node.legacyResourceId,
    name: node.name,
    checkout_token: node.checkoutToken,
    cart_token: node.cartToken,
    email: node.email,
    phone: node.phone,
    currency: node.currencyCode,
    created_at: node.createdAt,
    updated_at: node.updatedAt,
    cancelled_at: node.cancelledAt,
    financial_status: node.displayFinancialStatus?.toLowerCase() ?? null,
    payment_gateway_names: node.paymentGatewayNames,
    discount_codes: node.discountCodes.map((code) => ({ code })),
    total_price: node.totalPriceSet.shopMoney.amount,
    current_total_price: node.currentTotalPriceSet.shopMoney.amount,
    line_items: linesOf(lines),
    refunds: node.refunds.map(({ legacyResourceId, createdAt, totalRefundedSet: { shopMoney } }) => ({
      id: legacyResourceId,
      created_at: createdAt,
      transactions: [
        { kind: 'refund', status: 'success', amount: shopMoney.amount, currency: shopMoney.currencyCode },
      ],
    })),
  };
}

/** Converts a polled checkout in the same way. It has neither its cart, nor contacts, nor its own token. */
export function checkoutBodyOf(node: CheckoutNode, token: string) {
  return {
    ...personOf(node),
    token,
    email: node.customer?.defaultEmailAddress?.emailAddress ?? null,
    currency: node.totalPriceSet.shopMoney.currencyCode,
    created_at: node.createdAt,
    updated_at: node.updatedAt,
    completed_at: node.completedAt,
    total_price: node.totalPriceSet.shopMoney.amount,
    line_items: linesOf(node.lineItems.nodes),
    abandoned_checkout_url: node.abandonedCheckoutUrl,
  };
}

/** Converts a polled product in the same way. */
export function productBodyOf(node: ProductNode, variants: readonly VariantNode[], hasMoreVariants: boolean) {
  return {
    id: node.legacyResourceId,
    title: node.title,
    handle: node.handle,
    status: node.status,
    vendor: node.vendor,
    product_type: node.productType,
    tags: node.tags.join(','),
    published_at: node.publishedAt,
    updated_at: node.updatedAt,
    images: [{ src: node.featuredMedia?.preview?.image?.url ?? null }],
    variants: variants.map((variant) => ({
      id: variant.legacyResourceId,
      title: variant.title,
      sku: variant.sku,
      price: variant.price,
      compare_at_price: variant.compareAtPrice,
      inventory_quantity: variant.inventoryQuantity,
      available_for_sale: variant.availableForSale,
    })),
    has_more_variants: hasMoreVariants,
  };
}

/** The token of a checkout in its recovery link, `…/checkouts/{token}/recover?…`; null without one. */
export function tokenOfLink(link: string): string | null {
  return /\/checkouts\/(?:[a-z]{2}\/)?([^/?]+)\/recover/.exec(link)?.[1] ?? null;
}

type Parts = Pick<OrderNode, 'customer' | 'shippingAddress' | 'billingAddress'>;

function personOf({ customer, shippingAddress, billingAddress }: Parts) {
  return {
    customer: customer && {
      id: customer.legacyResourceId,
      first_name: customer.firstName,
      phone: customer.defaultPhoneNumber?.phoneNumber ?? null,
      default_address: addressOf(customer.defaultAddress),
    },
    shipping_address: addressOf(shippingAddress),
    billing_address: addressOf(billingAddress),
  };
}

function addressOf(address: OrderNode['shippingAddress']) {
  return (
    address && { first_name: address.firstName, phone: address.phone, country_code: address.countryCodeV2 }
  );
}

function linesOf(lines: readonly LineNode[]) {
  return lines.map((line) => ({
    product_id: line.product?.legacyResourceId ?? null,
    variant_id: line.variant?.legacyResourceId ?? null,
    title: line.title,
    variant_title: line.variantTitle === 'Default Title' ? null : line.variantTitle,
    quantity: line.quantity,
    current_quantity: line.currentQuantity,
    price: line.originalUnitPriceSet?.shopMoney.amount,
  }));
}

/** The statuses of webhooks, which have none for shipments in progress. */
const FULFILMENT_STATUS: Readonly<Record<string, string>> = {
  FULFILLED: 'fulfilled',
  PARTIALLY_FULFILLED: 'partial',
  RESTOCKED: 'restocked',
};
/** The store's own statuses, used when the carrier has not reported. */
const NOT_OF_THE_CARRIER = ['SUBMITTED', 'FULFILLED', 'MARKED_AS_FULFILLED', 'CANCELED'];

function fulfilmentStatusOf(displayed: string | null | undefined) {
  return displayed === undefined ? undefined : (FULFILMENT_STATUS[displayed ?? ''] ?? null);
}

function fulfilmentBodyOf(node: NonNullable<OrderNode['fulfillments']>[number]) {
  const [tracking] = node.trackingInfo;
  const shown = node.displayStatus ?? 'FULFILLED';
  return {
    id: node.legacyResourceId,
    status: node.status.toLowerCase(),
    shipment_status: NOT_OF_THE_CARRIER.includes(shown) ? null : shown.toLowerCase(),
    tracking_company: tracking?.company,
    tracking_number: tracking?.number,
    tracking_url: tracking?.url,
    delivered_at: node.deliveredAt,
    created_at: node.createdAt,
    updated_at: node.updatedAt,
  };
}
