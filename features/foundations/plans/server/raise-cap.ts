import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { updateCappedAmount } from '#partners/shopify/billing-operations.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { planLimit } from '../rules/plan-limit.ts';
import { capRefusalReason } from '../rules/usage-cap.ts';
import type { ShopName } from './request-subscription.ts';
import { findSubscription } from './subscription-queries.ts';

/**
 * Asks the store for a higher cap on usage in US cents. Returns where the merchant approves it; until then nothing
 * changes. Throws NO_USAGE_CAP, CAP_NOT_HIGHER, CAP_TOO_HIGH and PARTNER_FAILED.
 */
export async function raiseCap(
  ctx: Context,
  stores: StorePlatform,
  shop: ShopName,
  capMinor: number,
): Promise<string> {
  const paid = await inShop(ctx.db, shop.shopId, (tx) => findSubscription(tx, shop.shopId, ['active']));
  // If usage is flat beyond the cap, nothing waits, and a higher cap would only cost more.
  if (!paid?.usage || paid.usageLineId === null || planLimit(paid.planName, paid.usage) === null)
    throw new AppError('NO_USAGE_CAP');
  const refusal = capRefusalReason(capMinor, paid.usage.cappedMinor);
  if (refusal) throw new AppError(refusal, { field: 'capMinor' });
  try {
    const client = await stores.clientFor(shop);
    const answer = await client.run(updateCappedAmount, {
      id: paid.usageLineId,
      cap: { amount: (capMinor / 100).toFixed(2), currencyCode: 'USD' },
    });
    const { confirmationUrl, userErrors } = answer.appSubscriptionLineItemUpdate;
    if (confirmationUrl !== null) return confirmationUrl;
    throw new AppError('PARTNER_FAILED', {
      cause: new Error(`The store refused the cap: ${userErrors.map((one) => one.message).join('; ')}`),
    });
  } catch (error) {
    if (error instanceof ShopifyError) throw new AppError('PARTNER_FAILED', { cause: error });
    throw error;
  }
}
