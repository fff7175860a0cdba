import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { createDiscountCode } from '#partners/shopify/admin-operations.ts';
import { discountInput, type NewDiscount } from './discount-input.ts';

/**
 * Creates a discount with one code in a store. Returns false when the code exists already, which is also what a second
 * try meets whose first answer was lost. Throws ShopifyError, or an Error with the store's words when it refuses.
 */
export async function createCode(client: AdminClient, wanted: Omit<NewDiscount, 'title'>): Promise<boolean> {
  const answer = await client.run(createDiscountCode, {
    d: discountInput({ ...wanted, title: wanted.code }),
  });
  const [refusal] = answer.discountCodeBasicCreate.userErrors;
  if (!refusal) return true;
  if (refusal.code === 'TAKEN') return false;
  throw new Error(`The store refused the code: ${refusal.message}`);
}
