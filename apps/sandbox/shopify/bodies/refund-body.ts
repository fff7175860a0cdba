import { money, moneySet } from '../money.ts';
import { storeTime } from '../store-time.ts';
import type { Order, Refund, Store } from '../store.ts';
import { orderLineBody } from './order-line-body.ts';

/** The body of `refunds/create`, and each refund inside an order. */
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
    restock: true,
    refund_shipping_lines: [],
    admin_graphql_api_id: `gid://shopify/Refund/${refund.id}`,
    order_adjustments: [],
    refund_line_items: order.lines.map((line) => ({
      id: line.id + refund.id,
      quantity: line.quantity,
      line_item_id: line.id,
      location_id: store.id,
      restock_type: 'return',
      subtotal: (line.priceCents * line.quantity) / 100,
      total_tax: 0,
      subtotal_set: moneySet(line.priceCents * line.quantity, store.currency),
      total_tax_set: moneySet(0, store.currency),
      line_item: orderLineBody(line, store),
    })),
    transactions: [
      {
        id: refund.id + 1,
        order_id: order.id,
        kind: 'refund',
        gateway: order.payment === 'cod' ? 'Cash on Delivery (COD)' : 'shopify_payments',
        status: 'success',
        amount: money(refund.amountCents),
        currency: store.currency,
        created_at: at,
        processed_at: at,
        admin_graphql_api_id: `gid://shopify/OrderTransaction/${refund.id + 1}`,
      },
    ],
  };
}
