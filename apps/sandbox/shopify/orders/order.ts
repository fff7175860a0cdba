import type { Address } from '../store.ts';

/** A name and a value that the shopper or the merchant added to the order. */
export interface Attribute {
  key: string;
  value: string;
}

export interface OrderLine {
  id: number;
  /** Null, like `variantId`, if the line is not from the catalogue. */
  productId: number | null;
  variantId: number | null;
  /** Empty if the line is not from the catalogue. */
  handle: string;
  title: string;
  /** Null if the product has only one variant. */
  variantTitle: string | null;
  priceCents: number;
  /** The ordered quantity, including additions by edits. */
  quantity: number;
  /** The remaining quantity after edits, refunds and a cancellation. */
  currentQuantity: number;
  attributes: Attribute[];
}

export interface RefundLine {
  lineId: number;
  quantity: number;
  cents: number;
}

export interface Refund {
  id: number;
  amountCents: number;
  note: string | null;
  createdAt: string;
  /** The returned lines; empty if only money was refunded. */
  lines: RefundLine[];
  isRestocked: boolean;
}

/** The carrier's statuses of a shipment, in their usual order. */
export const SHIPMENT_STATUSES = [
  'label_purchased',
  'label_printed',
  'ready_for_pickup',
  'confirmed',
  'in_transit',
  'out_for_delivery',
  'attempted_delivery',
  'delayed',
  'delivered',
  'failure',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

export interface ShipmentEvent {
  id: number;
  status: ShipmentStatus;
  message: string;
  happenedAt: string;
}

export interface Fulfilment {
  id: number;
  /** For example `#1001.1`. */
  name: string;
  lines: { lineId: number; quantity: number }[];
  trackingCompany: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  status: 'success' | 'cancelled';
  /** The carrier's latest status; null before the first one. */
  shipmentStatus: ShipmentStatus | null;
  createdAt: string;
  updatedAt: string;
  inTransitAt: string | null;
  deliveredAt: string | null;
  events: ShipmentEvent[];
}

export interface Order {
  id: number;
  number: number;
  token: string;
  /** Null, like both tokens, if there was no checkout, because the merchant completed a draft. */
  checkoutId: number | null;
  checkoutToken: string | null;
  cartToken: string | null;
  draftOrderId: number | null;
  sourceName: string;
  lines: OrderLine[];
  /** The total of the ordered lines, before the discount. */
  subtotalCents: number;
  discountCents: number;
  discountCode: string | null;
  /** The name of a discount that the merchant gave without a code. */
  discountTitle: string | null;
  discountType: 'percentage' | 'fixed_amount' | null;
  discountValue: string | null;
  shippingCents: number;
  totalCents: number;
  /** The total before any edit. */
  originalTotalCents: number;
  /** The paid amount, before refunds. */
  receivedCents: number;
  customerId: number;
  contact: { phone: string | null; email: string | null };
  address: Address | null;
  acceptsMarketing: boolean;
  payment: 'card' | 'cod' | 'manual';
  gatewayName: string;
  financialStatus: 'pending' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded' | 'voided';
  tags: string[];
  note: string | null;
  attributes: Attribute[];
  landingSite: string | null;
  referringSite: string | null;
  createdAt: string;
  updatedAt: string;
  cancelledAt: string | null;
  cancelReason: string | null;
  isEdited: boolean;
  isTest: boolean;
  refunds: Refund[];
  fulfilments: Fulfilment[];
}

/** The names of payment gateways on orders. */
export const GATEWAY_NAMES = {
  card: 'shopify_payments',
  cod: 'Cash on Delivery (COD)',
  manual: 'manual',
} as const;
