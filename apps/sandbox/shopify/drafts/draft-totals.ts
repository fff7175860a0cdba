import { shippingCents } from '../checkouts/checkout-totals.ts';
import type { DraftDiscount, DraftLine, DraftOrder } from './draft-order.ts';

export interface DraftTotals {
  lines: { line: DraftLine; cents: number; discountCents: number }[];
  /** The total of the lines after their own discounts. */
  lineItemsCents: number;
  /** The discount on the whole draft. */
  discountCents: number;
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
}

export function draftTotals(draft: DraftOrder): DraftTotals {
  const lines = draft.lines.map((line) => {
    const fullCents = line.priceCents * line.quantity;
    const takenCents = takenOff(line.discount, fullCents);
    return { line, cents: fullCents - takenCents, discountCents: takenCents };
  });
  const lineItemsCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const discountCents = takenOff(draft.discount, lineItemsCents);
  const subtotalCents = lineItemsCents - discountCents;
  const shippedCents = draft.shipping?.cents ?? 0;
  return {
    lines,
    lineItemsCents,
    discountCents,
    subtotalCents,
    shippingCents: shippedCents,
    totalCents: subtotalCents + shippedCents,
  };
}

/** Returns the delivery price of a draft: the merchant's price, or the store's usual one. */
export function deliveryCents(draft: DraftOrder): number {
  return draft.shipping?.cents ?? shippingCents(draftTotals(draft).subtotalCents);
}

function takenOff(discount: DraftDiscount | null, cents: number): number {
  if (!discount) return 0;
  const taken = discount.valueType === 'PERCENTAGE' ? (cents * discount.value) / 100 : discount.value * 100;
  return Math.min(cents, Math.round(taken));
}
