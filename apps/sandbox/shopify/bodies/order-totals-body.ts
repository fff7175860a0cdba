import { includedTaxCents } from '../checkout-totals.ts';
import { money, moneySet } from '../money.ts';
import type { Order } from '../store.ts';

/** The many totals an order carries, each as text and as a pair of amounts. */
export function orderTotalsBody(order: Order, currency: string) {
  const refundedCents = order.refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  const isOpen = order.financialStatus === 'pending' && order.cancelledAt === null;
  const currentCents = order.cancelledAt ? 0 : order.totalCents - refundedCents;
  const taxCents = includedTaxCents(order.totalCents);
  const subtotalCents = order.subtotalCents - order.discountCents;
  const set = (cents: number) => moneySet(cents, currency);
  return {
    current_shipping_price_set: set(order.shippingCents),
    current_subtotal_price: money(Math.max(0, currentCents - order.shippingCents)),
    current_subtotal_price_set: set(Math.max(0, currentCents - order.shippingCents)),
    current_total_additional_fees_set: null,
    current_total_discounts: money(order.discountCents),
    current_total_discounts_set: set(order.discountCents),
    current_total_duties_set: null,
    current_total_price: money(currentCents),
    current_total_price_set: set(currentCents),
    current_total_tax: money(includedTaxCents(currentCents)),
    current_total_tax_set: set(includedTaxCents(currentCents)),
    original_total_additional_fees_set: null,
    original_total_duties_set: null,
    subtotal_price: money(subtotalCents),
    subtotal_price_set: set(subtotalCents),
    total_cash_rounding_payment_adjustment_set: set(0),
    total_cash_rounding_refund_adjustment_set: set(0),
    total_discounts: money(order.discountCents),
    total_discounts_set: set(order.discountCents),
    total_line_items_price: money(order.subtotalCents),
    total_line_items_price_set: set(order.subtotalCents),
    total_outstanding: money(isOpen ? order.totalCents : 0),
    total_price: money(order.totalCents),
    total_price_set: set(order.totalCents),
    total_shipping_price_set: set(order.shippingCents),
    total_tax: money(taxCents),
    total_tax_set: set(taxCents),
    total_tip_received: '0.00',
    total_weight: order.lines.reduce((grams, line) => grams + 400 * line.quantity, 0),
  };
}
