import type { ProductNode, VariantNode } from '#partners/shopify/catalogue-operations.ts';
import type { CheckoutNode, OrderNode } from '#partners/shopify/change-operations.ts';

/** An order as it is asked for, in the shape in which it is told: from there on both are one. */
export function orderBodyOf(node: OrderNode) {
  return {
    ...personOf(node),
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
    line_items: linesOf(node),
    refunds: node.refunds.map(({ legacyResourceId, createdAt, totalRefundedSet: { shopMoney } }) => ({
      id: legacyResourceId,
      created_at: createdAt,
      transactions: [
        { kind: 'refund', status: 'success', amount: shopMoney.amount, currency: shopMoney.currencyCode },
      ],
    })),
  };
}

/** A checkout likewise; it has neither its cart nor contacts of its own, and its token stands in its link alone. */
export function checkoutBodyOf(node: CheckoutNode) {
  return {
    ...personOf(node),
    token: tokenOfLink(node.abandonedCheckoutUrl),
    email: node.customer?.defaultEmailAddress?.emailAddress ?? null,
    currency: node.totalPriceSet.shopMoney.currencyCode,
    created_at: node.createdAt,
    updated_at: node.updatedAt,
    completed_at: node.completedAt,
    total_price: node.totalPriceSet.shopMoney.amount,
    line_items: linesOf(node),
    abandoned_checkout_url: node.abandonedCheckoutUrl,
  };
}

/** A product likewise. */
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

/** The token of a checkout in the link that brings it back, `…/checkouts/{token}/recover?…`; null without one. */
export function tokenOfLink(link: string): string | null {
  return /\/checkouts\/(?:[a-z]{2}\/)?([^/?]+)\/recover/.exec(link)?.[1] ?? null;
}

type Parts = Pick<OrderNode, 'customer' | 'shippingAddress' | 'billingAddress' | 'lineItems'>;

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

function linesOf({ lineItems }: Parts) {
  return lineItems.nodes.map((line) => ({
    product_id: line.product?.legacyResourceId ?? null,
    title: line.title,
    quantity: line.quantity,
    price: line.originalUnitPriceSet.shopMoney.amount,
  }));
}
