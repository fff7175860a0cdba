import type { Discount, StoreRecords } from './store.ts';

/** Returns the discount of that code. As at Shopify, the case of letters does not matter. */
export function findDiscount(records: StoreRecords, code: string): Discount | null {
  return records.discounts.get(code.trim().toUpperCase()) ?? null;
}

interface Basket {
  subtotalCents: number;
  customerId: number | null;
  now: string;
}

/** Returns the error that the shopper sees if a code cannot be used. Null if it can be used. */
export function discountRefusalReason(discount: Discount | null, basket: Basket): string | null {
  if (!discount) return 'Enter a valid discount code';
  if (basket.now < discount.startsAt) return `${discount.code} is not active yet`;
  if (discountStatus(discount, basket.now) === 'EXPIRED') return `${discount.code} has expired`;
  if (discount.usageLimit !== null && discount.usedCount >= discount.usageLimit)
    return `${discount.code} has reached its usage limit`;
  if (
    discount.oncePerCustomer &&
    basket.customerId !== null &&
    discount.usedByCustomerIds.includes(basket.customerId)
  ) {
    return `${discount.code} was already used`;
  }
  if (discount.minimumSubtotalCents !== null && basket.subtotalCents < discount.minimumSubtotalCents) {
    return `${discount.code} needs a larger order`;
  }
  return null;
}

/** Returns the amount of a usable discount. */
export function discountCents(discount: Discount, subtotalCents: number): number {
  if (discount.percentage !== null) return Math.round(subtotalCents * discount.percentage);
  return Math.min(discount.amountCents ?? 0, subtotalCents);
}

export function discountStatus(discount: Discount, now: string): 'ACTIVE' | 'EXPIRED' | 'SCHEDULED' {
  if (now < discount.startsAt) return 'SCHEDULED';
  return discount.endsAt !== null && now >= discount.endsAt ? 'EXPIRED' : 'ACTIVE';
}
