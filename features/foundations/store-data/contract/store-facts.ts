/** A line of a checkout or order, as the store told it. */
export interface StoreLine {
  productId: string | null;
  variantId: string | null;
  title: string;
  /** Null where the product comes in one kind only. */
  variantTitle: string | null;
  quantity: number;
  /** One piece, in the currency's minor units. */
  priceMinor: number;
}

export interface OrderLine extends StoreLine {
  /** How many are left of it, after edits and refunds; none of a cancelled order. */
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

/** Why a cart is not to be reminded of: its shopper ordered, took everything out, or began another one. */
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
  /** What it is worth as edited, before any money went back. */
  totalMinor: number;
  discountCodes: string[];
  paymentGateways: string[];
  /** In the store's words, as `pending`, `paid`, `partially_refunded`; null where it says none. */
  financialStatus: string | null;
  /** `fulfilled`, `partial` or `restocked`; null while nothing was sent. */
  fulfilmentStatus: string | null;
  tags: string[];
  /** What apps and shoppers noted on it, by name. */
  noteAttributes: Record<string, string>;
  /** Where it was placed, as `web`, `pos` or `shopify_draft_order`. */
  sourceName: string | null;
  /** The shopper's own page of the order. */
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
  /** What was paid back, in the shop's currency. */
  amountMinor: number;
  refundedAt: Date;
}

/** A parcel of an order. */
export interface FulfilmentFacts {
  fulfilmentId: string;
  orderId: string;
  /** In the store's words, as `success` or `cancelled`; null until the store told of it itself. */
  status: string | null;
  /** The carrier's, as `in_transit` or `delivered`; null until it says one. */
  shipmentStatus: string | null;
  trackingCompany: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  deliveredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What is new about a parcel; `created` says it all. */
export type FulfilmentChange = 'created' | 'status' | 'shipmentStatus' | 'tracking';

/** A customer as the store was asked for them. */
export interface CustomerFacts {
  customerId: string;
  phoneE164: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  updatedAt: Date;
}
