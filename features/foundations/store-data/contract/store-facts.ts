/** A line of a checkout or order, as the store reported it. */
export interface StoreLine {
  productId: string | null;
  variantId: string | null;
  title: string;
  /** Null if the product has only one variant. */
  variantTitle: string | null;
  quantity: number;
  /** The price of one piece, in minor units of the currency. */
  priceMinor: number;
}

export interface OrderLine extends StoreLine {
  /** How many remain after edits and refunds; none in a cancelled order. */
  currentQuantity: number;
}

export interface CheckoutFacts {
  checkoutToken: string;
  cartToken: string | null;
  customerId: string | null;
  phoneE164: string | null;
  email: string | null;
  firstName: string | null;
  currency: string;
  totalMinor: number;
  lines: StoreLine[];
  recoverUrl: string | null;
  completedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Why a cart gets no reminder: its shopper ordered, emptied it, or started another one. */
export type CartEnding = 'ordered' | 'emptied' | 'replaced';

export interface OrderFacts {
  orderId: string;
  name: string;
  checkoutToken: string | null;
  cartToken: string | null;
  customerId: string | null;
  phoneE164: string | null;
  email: string | null;
  firstName: string | null;
  currency: string;
  /** The order's value as edited, before refunds. */
  totalMinor: number;
  discountCodes: string[];
  paymentGateways: string[];
  /** The store's status, such as `pending`, `paid`, `partially_refunded`; null if there is none. */
  financialStatus: string | null;
  /** `fulfilled`, `partial` or `restocked`; null while nothing was sent. */
  fulfilmentStatus: string | null;
  tags: string[];
  /** Notes of apps and shoppers, by name. */
  noteAttributes: Record<string, string>;
  /** The channel of the order, such as `web`, `pos` or `shopify_draft_order`. */
  sourceName: string | null;
  /** The shopper's page of the order. */
  statusUrl: string | null;
  isTest: boolean;
  landingSite: string | null;
  lines: OrderLine[];
  cancelledAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface RefundFacts {
  refundId: string;
  orderId: string;
  /** The refunded amount, in the shop's currency. */
  amountMinor: number;
  refundedAt: Date;
}

/** A shipment of an order. */
export interface FulfilmentFacts {
  fulfilmentId: string;
  orderId: string;
  /** The store's status, such as `success` or `cancelled`; null until the store has reported the shipment itself. */
  status: string | null;
  /** The carrier's status, such as `in_transit` or `delivered`; null until there is one. */
  shipmentStatus: string | null;
  trackingCompany: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  deliveredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The kinds of changes of a shipment. `created` includes everything. */
export type FulfilmentChange = 'created' | 'status' | 'shipmentStatus' | 'tracking';

/** A customer from polling the store. */
export interface CustomerFacts {
  customerId: string;
  phoneE164: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  updatedAt: Date;
}
