import type { CheckoutFacts, OrderFacts } from './store-facts.ts';

declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** The app was installed, or installed again. */
    storeInstalled: { shopId: number };
    storeUninstalled: { shopId: number };
    /** The store was asked what changed: everything that had happened by then is known. */
    storeRead: { shopId: number };
    /** A checkout was begun or changed; never an older state after a newer one. */
    checkoutChanged: { shopId: number; checkout: CheckoutFacts };
    /** Once for each order. */
    orderPlaced: { shopId: number; order: OrderFacts };
    /** The merchant edited an order: what it is worth changed by that much, up or down. */
    orderEdited: { shopId: number; orderId: string; changeMinor: number; editedAt: Date };
    /** Once for each order that was placed before. */
    orderCancelled: { shopId: number; orderId: string; cancelledAt: Date };
    /** Once for each refund. */
    orderRefunded: { shopId: number; orderId: string; amountMinor: number; refundedAt: Date };
  }
}
