import type { StoreCommand } from './store-command.ts';
import type {
  CheckoutFacts,
  CustomerFacts,
  FulfilmentChange,
  FulfilmentFacts,
  OrderFacts,
} from './store-facts.ts';

declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** The app was installed, or installed again. */
    storeInstalled: { shopId: number };
    storeUninstalled: { shopId: number };
    /** The store was asked what changed: everything that had happened by then is known. */
    storeRead: { shopId: number };
    /** Customers as the store was asked for them, many at once; an older state may come after a newer one. */
    customersRead: { shopId: number; customers: CustomerFacts[] };
    /** A checkout was begun or changed; never an older state after a newer one. */
    checkoutChanged: { shopId: number; checkout: CheckoutFacts };
    /** Once for each order, but for those that were placed before the shop came to us. */
    orderPlaced: { shopId: number; order: OrderFacts };
    /** Orders, or refunds of orders, of which nobody else is told: they are from before the shop came to us. */
    ordersKept: { shopId: number; orderIds: string[] };
    /** A newer state of an order that was known; what else is told of that state comes before it. */
    orderChanged: { shopId: number; order: OrderFacts };
    /** Once for each order that is paid, also when it is so from the start; after `orderPlaced`. */
    orderPaid: { shopId: number; order: OrderFacts; paidAt: Date };
    /** The merchant edited an order: other goods are left of it, and what it is worth changed by that much, up, down or not. */
    orderEdited: { shopId: number; orderId: string; changeMinor: number; editedAt: Date };
    /** Once for each order that was placed before. */
    orderCancelled: { shopId: number; orderId: string; cancelledAt: Date };
    /** Once for each refund. */
    orderRefunded: { shopId: number; orderId: string; amountMinor: number; refundedAt: Date };
    /** A parcel of a known order was sent, or its status, its carrier's word or its tracking is another one. */
    fulfilmentChanged: { shopId: number; fulfilment: FulfilmentFacts; changed: FulfilmentChange[] };
    /** Once for each order: the last of its parcels arrived, at that moment. */
    orderDelivered: { shopId: number; orderId: string; deliveredAt: Date };
    /** The draft that a command asked for is in the store, and is paid at that address. */
    draftOrderReady: {
      shopId: number;
      commandKey: string;
      orderId: string;
      draftOrderId: string;
      invoiceUrl: string;
    };
    /** What was to be done in the store cannot be, or could not for hours. */
    storeCommandGivenUp: {
      shopId: number;
      commandKey: string;
      orderId: string;
      kind: StoreCommand['kind'];
    };
  }
}
