/** A line of a checkout or order, as the store told it. */
export interface StoreLine {
  productId: string | null;
  title: string;
  quantity: number;
  /** One piece, in the currency's minor units. */
  priceMinor: number;
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
  financialStatus: string | null;
  landingSite: string | null;
  lines: StoreLine[];
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
