import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { cancelSubscription } from '#partners/shopify/billing-operations.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ShopName } from './request-subscription.ts';

/** Ends a subscription in the store. An already ended one is fine. Throws PARTNER_FAILED. */
export async function cancelInStore(
  stores: StorePlatform,
  shop: ShopName,
  providerId: string,
): Promise<void> {
  try {
    const client = await stores.clientFor(shop);
    const answer = await client.run(cancelSubscription, { id: providerId });
    const { appSubscription, userErrors } = answer.appSubscriptionCancel;
    if (appSubscription?.status === 'CANCELLED' || userErrors.length === 0) return;
    throw new AppError('PARTNER_FAILED', {
      cause: new Error(userErrors.map((one) => one.message).join('; ')),
    });
  } catch (error) {
    if (error instanceof ShopifyError) throw new AppError('PARTNER_FAILED', { cause: error });
    throw error;
  }
}
