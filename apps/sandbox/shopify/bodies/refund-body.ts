import { money, moneySet } from '../money.ts';
import type { Order, Refund } from '../orders/order.ts';
import { storeTime } from '../store-time.ts';
import type { Store } from '../store.ts';
import { orderLineBody } from './order-line-body.ts';

/** The body of `refunds/create`, which is also each refund inside an order. */
export function refundBody(store: Store, order: Order, refund: Refund) {
  const at = storeTime(refund.createdAt, store.timeZone);
  return {
    id: refund.id,
    order_id: order.id,
    created_at: at,
    note: refund.note,
    user_id: null,
    processed_at: at,
    duties: [],
    total_duties_set: moneySet(0, store.currency),
    return: null,
    restock: refund.isRestocked,
    refund_shipping_lines: [],
    admin_graphql_api_id: `gid://shopify/Refund/${refund.id}`,
    order_adjustments: refund.lines.length === 0 ? [adjustment(store, order, refund)] : [],
    refund_line_items: lineItems(store, order, refund),
    transactions: [transaction(store, order, refund)],
  };
}

function lineItems(store: Store, order: Order, refund: Refund) {
  return refund.lines.flatMap(({ lineId, quantity, cents }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) return [];
    return [
      {
        id: line.id + refund.id,
        quantity,
        line_item_id: line.id,
        location_id: refund.isRestocked ? store.id : null,
        restock_type: refund.isRestocked ? 'return' : 'no_restock',
        subtotal: cents / 100,
        total_tax: 0,
        subtotal_set: moneySet(cents, store.currency),
        total_tax_set: moneySet(0, store.currency),
        line_item: orderLineBody(line, order, store),
      },
    ];
  });
}

/** Returns the part of a refund that is money without goods. It reduces the value of the order. */
function adjustment(store: Store, order: Order, refund: Refund) {
  return {
    id: refund.id + 2,
    order_id: order.id,
    refund_id: refund.id,
    amount: money(-refund.amountCents),
    tax_amount: '0.00',
    kind: 'refund_discrepancy',
    reason: 'Refund discrepancy',
    amount_set: moneySet(-refund.amountCents, store.currency),
    tax_amount_set: moneySet(0, store.currency),
  };
}

function transaction(store: Store, order: Order, refund: Refund) {
  const at = storeTime(refund.createdAt, store.timeZone);
  return {
    id: refund.id + 1,
    order_id: order.id,
    kind: 'refund',
    gateway: order.gatewayName,
    status: 'success',
    amount: money(refund.amountCents),
    currency: store.currency,
    created_at: at,
    processed_at: at,
    admin_graphql_api_id: `gid://shopify/OrderTransaction/${refund.id + 1}`,
  };
}
