import type { OrderState } from '../contract/shopping-call.ts';

interface StoredState {
  isCancelled: boolean;
  isDelivered: boolean;
  /** Shopify's status of the payment, such as `pending`, `paid` or `refunded`. */
  financialStatus: string | null;
  /** Shopify's status of the shipment: `fulfilled`, `partial` or `restocked`. */
  fulfilmentStatus: string | null;
}

/** Returns how far an order is: what ended it counts most, then where the goods are, then the payment. */
export function orderState({
  isCancelled,
  isDelivered,
  financialStatus,
  fulfilmentStatus,
}: StoredState): OrderState {
  if (isCancelled || financialStatus === 'voided') return 'cancelled';
  if (financialStatus === 'refunded') return 'refunded';
  if (isDelivered) return 'delivered';
  if (fulfilmentStatus === 'fulfilled') return 'sent';
  if (fulfilmentStatus === 'partial') return 'partlySent';
  return financialStatus === 'paid' || financialStatus === 'partially_refunded' ? 'paid' : 'open';
}
