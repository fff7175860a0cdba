import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { askOf, applyStoreReply } from './apply-store-reply.ts';
import type { ShopName } from './request-subscription.ts';
import { findById, momentOfAsking } from './subscription-queries.ts';

/** What a browser brings back from the store: our id of the subscription, and the store's number of the charge. */
export interface Returned {
  subscriptionId: string;
  chargeId: string;
}

/**
 * Asks the store about a charge when the merchant returns, because the address itself proves nothing. A charge of
 * another shop changes nothing.
 */
export async function confirmPlan(
  ctx: Context,
  stores: StorePlatform,
  shop: ShopName,
  { subscriptionId, chargeId }: Returned,
): Promise<void> {
  const known = await inShop(ctx.db, shop.shopId, (tx) => findById(tx, shop.shopId, subscriptionId));
  if (!known?.providerId || known.providerId.split('/').at(-1) !== chargeId) return;
  const askedAt = await momentOfAsking(ctx.db, shop.shopId, ctx.clock.now());
  const reported = await askOf(await stores.clientFor(shop), known.providerId);
  if (!reported) throw new Error('The store does not know a charge that its merchant comes back from.');
  // The store uses the same address for a higher cap as for a new plan.
  await inShop(ctx.db, shop.shopId, (tx) => applyStoreReply(ctx, tx, known, { reported, askedAt }));
}
