import { includedTaxCents } from '../checkouts/checkout-totals.ts';
import { money, moneySet } from '../money.ts';
import { orderMoney } from '../orders/order-money.ts';
import type { Order } from '../orders/order.ts';

/** Returns the many totals of an order, each as text and as a pair of amounts. */
export function orderTotalsBody(order: Order, currency: string) {
  const now = orderMoney(order);
  const taxCents = includedTaxCents(order.totalCents);
  const subtotalCents = order.subtotalCents - order.discountCents;
  const set = (cents: number) => moneySet(cents, currency);
  return {
    current_shipping_price_set: set(now.currentShippingCents),
    ...both('current_subtotal_price', Math.max(0, now.currentTotalCents - now.currentShippingCents)),
    current_total_additional_fees_set: null,
    ...both('current_total_discounts', now.currentDiscountCents),
    current_total_duties_set: null,
    ...both('current_total_price', now.currentTotalCents),
    ...both('current_total_tax', includedTaxCents(now.currentTotalCents)),
    original_total_additional_fees_set: null,
    original_total_duties_set: null,
    ...both('subtotal_price', subtotalCents),
    total_cash_rounding_payment_adjustment_set: set(0),
    total_cash_rounding_refund_adjustment_set: set(0),
    ...both('total_discounts', order.discountCents),
    ...both('total_line_items_price', order.subtotalCents),
    total_outstanding: money(now.outstandingCents),
    ...both('total_price', order.totalCents),
    total_shipping_price_set: set(order.shippingCents),
    ...both('total_tax', taxCents),
    total_tip_received: '0.00',
    total_weight: order.lines.reduce((grams, line) => grams + 400 * line.quantity, 0),
  };

  function both<Name extends string>(name: Name, cents: number) {
    return { [name]: money(cents), [`${name}_set`]: set(cents) } as Record<Name, string> &
      Record<`${Name}_set`, ReturnType<typeof set>>;
  }
}
