import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { createDiscountCode } from '#partners/shopify/admin-operations.ts';

/** A code as it is to be in the store. */
export interface NewCode {
  code: string;
  /** From 0.01 to 99.99. */
  percent: number;
  startsAt: Date;
  /** Null: it does not end by itself. */
  endsAt: Date | null;
  /** For one order of one shopper; else for every order. */
  isSingleUse: boolean;
}

/**
 * Creates a discount code in a store. Returns false when the code exists already, which is also what a second try
 * meets whose first answer was lost. Throws ShopifyError, or an Error with the store's words when it refuses.
 */
export async function createCode(client: AdminClient, wanted: NewCode): Promise<boolean> {
  const answer = await client.run(createDiscountCode, {
    d: {
      title: wanted.code,
      code: wanted.code,
      startsAt: wanted.startsAt.toISOString(),
      endsAt: wanted.endsAt?.toISOString() ?? null,
      usageLimit: wanted.isSingleUse ? 1 : null,
      appliesOncePerCustomer: wanted.isSingleUse,
      context: { all: 'ALL' },
      // The store takes a share from 0 to 1 here.
      customerGets: { value: { percentage: wanted.percent / 100 }, items: { all: true } },
    },
  });
  const [refusal] = answer.discountCodeBasicCreate.userErrors;
  if (!refusal) return true;
  if (refusal.code === 'TAKEN') return false;
  throw new Error(`The store refused the code: ${refusal.message}`);
}
