import type { CheckoutFacts } from '#features/foundations/store-data/contract/store-facts.ts';
import { saveCheckouts } from '#features/foundations/store-data/server/facts/save-checkouts.ts';
import type { Database } from '#platform/database/database.ts';
import { orderLine } from './add-orders.ts';

/** Stores a cart as if its store had reported it, with one product by default. No event is published. */
export async function addCart(
  db: Database,
  shopId: number,
  given: Partial<CheckoutFacts> & { checkoutToken: string },
): Promise<void> {
  const createdAt = given.createdAt ?? new Date();
  const checkout: CheckoutFacts = {
    cartToken: null,
    customerId: null,
    phoneE164: null,
    email: null,
    firstName: null,
    currency: 'EUR',
    totalMinor: 4990,
    lines: [orderLine('1')],
    recoverUrl: 'https://demo.example/cart',
    completedAt: null,
    createdAt,
    updatedAt: createdAt,
    ...given,
  };
  const fact = { of: 'checkout', checkout, reportedAt: checkout.updatedAt } as const;
  await db.transaction().execute((tx) => saveCheckouts(tx, shopId, [fact]));
}
