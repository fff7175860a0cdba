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
    /** The store was polled for changes: everything that had happened by then is known. */
    storeRead: { shopId: number };
    /** Customers from polling the store, many in one event. An older state may arrive after a newer one. */
    customersRead: { shopId: number; customers: CustomerFacts[] };
    /** A checkout was started or changed; never an older state after a newer one. */
    checkoutChanged: { shopId: number; checkout: CheckoutFacts };
    /** Once for each order, except those from before the installation. */
    orderPlaced: { shopId: number; order: OrderFacts };
    /** Orders, or refunds of orders, from before the installation. No other event reports them. */
    pastOrdersStored: { shopId: number; orderIds: string[] };
    /** A newer state of a known order. Other events about that state come before it. */
    orderChanged: { shopId: number; order: OrderFacts };
    /** Once for each paid order, also if it is paid from the start; after `orderPlaced`. */
    orderPaid: { shopId: number; order: OrderFacts; paidAt: Date };
    /** The merchant edited an order: its goods changed, and its value by this amount, up, down or not at all. */
    orderEdited: { shopId: number; orderId: string; changeMinor: number; editedAt: Date };
    /** Once for each order that was placed before. */
    orderCancelled: { shopId: number; orderId: string; cancelledAt: Date };
    /** Once for each refund. */
    orderRefunded: { shopId: number; orderId: string; amountMinor: number; refundedAt: Date };
    /** A shipment of a known order was sent, or its status, its carrier's status or its tracking changed. */
    fulfilmentChanged: { shopId: number; fulfilment: FulfilmentFacts; changed: FulfilmentChange[] };
    /** Once for each order, when its last shipment arrived. */
    orderDelivered: { shopId: number; orderId: string; deliveredAt: Date };
    /** The draft that a command requested is in the store and is paid at this address. */
    draftOrderReady: {
      shopId: number;
      commandKey: string;
      orderId: string;
      draftOrderId: string;
      invoiceUrl: string;
    };
    /** A command cannot be performed in the store, or could not for hours. */
    storeCommandGivenUp: {
      shopId: number;
      commandKey: string;
      orderId: string;
      kind: StoreCommand['kind'];
    };
  }
}
