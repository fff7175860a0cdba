import { Transaction } from 'kysely';
import type { OrderFacts, OrderLine } from '#features/foundations/store-data/contract/store-facts.ts';
import { saveOrders } from '#features/foundations/store-data/server/facts/save-orders.ts';
import type { Database, Tx } from '#platform/database/database.ts';

type GivenOrder = Partial<OrderFacts> & { orderId: string };

/** Returns the complete facts of an order. By default it is a guest's order without lines, unpaid and placed now. */
export function orderFacts(given: GivenOrder): OrderFacts {
  const createdAt = given.createdAt ?? new Date();
  return {
    name: `#${given.orderId}`,
    checkoutToken: null,
    cartToken: null,
    customerId: null,
    phoneE164: null,
    email: null,
    firstName: null,
    currency: 'EUR',
    totalMinor: 2400,
    discountCodes: [],
    paymentGateways: [],
    financialStatus: 'pending',
    fulfilmentStatus: null,
    tags: [],
    noteAttributes: {},
    sourceName: null,
    statusUrl: null,
    isTest: false,
    landingSite: null,
    lines: [],
    cancelledAt: null,
    createdAt,
    updatedAt: createdAt,
    ...given,
  };
}

/** Returns an order line with this quantity of a product, or of an item that is not a product. */
export function orderLine(productId: string | null, quantity = 1): OrderLine {
  const kind = { variantId: null, title: 'A line', variantTitle: null, priceMinor: 2400 };
  return { productId, ...kind, quantity, currentQuantity: quantity };
}

/** Stores orders as if their store had reported them. No event is published. */
export async function addOrders(
  db: Database | Tx,
  shopId: number,
  given: readonly GivenOrder[],
): Promise<void> {
  const orders = given.map(orderFacts).map((order) => ({ order, isNews: true, reportedAt: order.updatedAt }));
  const save = (tx: Tx) => saveOrders(tx, shopId, orders);
  await (db instanceof Transaction ? save(db) : db.transaction().execute(save));
}
