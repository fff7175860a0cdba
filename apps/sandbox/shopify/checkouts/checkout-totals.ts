import { discountCents, findDiscount, discountRefusalReason } from '../discount-codes.ts';
import { variantOf } from '../products/variants.ts';
import type { CartLine, Discount, StoreProduct, StoreRecords, StoreVariant } from '../store.ts';

export interface Totals {
  lines: { product: StoreProduct; variant: StoreVariant; quantity: number; lineCents: number }[];
  subtotalCents: number;
  /** The discount that applies; null if there is no code or the code cannot be used. */
  discount: Discount | null;
  /** The reason why the entered code does not apply. */
  discountProblem: string | null;
  discountCents: number;
  shippingCents: number;
  totalCents: number;
}

interface Basket {
  lines: CartLine[];
  discountCode: string | null;
  customerId: number | null;
  now: string;
  /** Whether there is a shipping address. Only then is shipping added. */
  hasAddress: boolean;
}

const SHIPPING_CENTS = 490;
const FREE_SHIPPING_FROM_CENTS = 4900;

/** Returns the total of a basket. Products that no longer exist are left out. */
export function checkoutTotals(records: StoreRecords, basket: Basket): Totals {
  const lines = basket.lines.flatMap(({ handle, variantId, quantity }) => {
    const product = records.products.get(handle);
    const variant = product && variantOf(product, variantId);
    return variant ? [{ product, variant, quantity, lineCents: variant.priceCents * quantity }] : [];
  });
  const subtotalCents = lines.reduce((sum, line) => sum + line.lineCents, 0);
  const asked = basket.discountCode ? findDiscount(records, basket.discountCode) : null;
  const discountProblem = basket.discountCode
    ? discountRefusalReason(asked, { ...basket, subtotalCents })
    : null;
  const discount = discountProblem ? null : asked;
  const taken = discount ? discountCents(discount, subtotalCents) : 0;
  const shipping = basket.hasAddress && lines.length > 0 ? shippingCents(subtotalCents - taken) : 0;
  return {
    lines,
    subtotalCents,
    discount,
    discountProblem,
    discountCents: taken,
    shippingCents: shipping,
    totalCents: subtotalCents - taken + shipping,
  };
}

/** Returns the delivery price for goods of this value. */
export function shippingCents(goodsCents: number): number {
  return goodsCents >= FREE_SHIPPING_FROM_CENTS ? 0 : SHIPPING_CENTS;
}

/** Returns the tax inside a price. German prices include 19 %. */
export function includedTaxCents(totalCents: number): number {
  return Math.round((totalCents * 19) / 119);
}
