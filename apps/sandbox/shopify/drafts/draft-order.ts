import type { Attribute } from '../orders/order.ts';
import type { Address } from '../store.ts';

export interface DraftDiscount {
  title: string | null;
  description: string;
  /** A percentage from 0 to 100, or an amount in the store's currency. */
  value: number;
  valueType: 'PERCENTAGE' | 'FIXED_AMOUNT';
}

export interface DraftLine {
  id: number;
  /** Null, like `variantId`, if the line is not from the catalogue. */
  productId: number | null;
  variantId: number | null;
  handle: string;
  title: string;
  variantTitle: string | null;
  priceCents: number;
  quantity: number;
  discount: DraftDiscount | null;
  attributes: Attribute[];
}

export interface DraftOrder {
  id: number;
  number: number;
  /** The secret in the URL of its payment page. */
  token: string;
  status: 'open' | 'invoice_sent' | 'completed';
  customerId: number | null;
  email: string | null;
  phone: string | null;
  lines: DraftLine[];
  discount: DraftDiscount | null;
  /** Null until delivery is chosen, at the latest on the payment page. */
  shipping: { title: string; cents: number } | null;
  shippingAddress: Address | null;
  tags: string[];
  note: string | null;
  attributes: Attribute[];
  sourceName: string | null;
  reserveInventoryUntil: string | null;
  orderId: number | null;
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
}
