import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { createDiscountCode } from '#partners/shopify/admin-operations.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { discountInput, type NewDiscount } from './discount-input.ts';

const LONGEST_WORDS = 300;

/**
 * Creates a discount with one code in a store. Returns false if the code exists, which also happens on a second try
 * after a lost answer. Throws ShopifyError, or COUPON_REFUSED with the store's text.
 */
export async function createCode(client: AdminClient, wanted: Omit<NewDiscount, 'title'>): Promise<boolean> {
  const answer = await client.run(createDiscountCode, {
    d: discountInput({ ...wanted, title: wanted.code }),
  });
  const [refusal] = answer.discountCodeBasicCreate.userErrors;
  if (!refusal) return true;
  if (refusal.code === 'TAKEN') return false;
  throw new AppError('COUPON_REFUSED', {
    field: 'discountCoupon',
    words: refusal.message.slice(0, LONGEST_WORDS),
  });
}
