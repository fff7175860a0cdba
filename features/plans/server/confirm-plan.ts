import type { StorePlatform } from '#features/store-data/server/index.ts';
import { newestSubscriptions } from '#partners/shopify/billing-operations.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { ShopName } from './request-subscription.ts';
import { settleSubscription } from './settle-subscription.ts';
import { findById } from './subscription-queries.ts';
import { cappedMinor, takeCap } from './take-cap.ts';

/** What a browser brings back from the store: our id of the subscription, and the store's number of the charge. */
export interface Returned {
  subscriptionId: string;
  chargeId: string;
}

/**
 * The merchant comes back from the store, which is asked what became of the charge: the address itself proves
 * nothing. One of another shop, or of another charge, changes nothing.
 */
export async function confirmPlan(
  ctx: Context,
  stores: StorePlatform,
  shop: ShopName,
  { subscriptionId, chargeId }: Returned,
): Promise<void> {
  const known = await inShop(ctx.db, shop.shopId, (tx) => findById(tx, shop.shopId, subscriptionId));
  if (!known?.providerId || known.providerId.split('/').at(-1) !== chargeId) return;
  const client = await stores.clientFor(shop);
  const { currentAppInstallation: app } = await client.run(newestSubscriptions);
  const told = app.allSubscriptions.nodes.find(({ id }) => id === known.providerId);
  if (!told) return;
  const toldMinor = cappedMinor(told, known.usageLineId);
  await inShop(ctx.db, shop.shopId, async (tx) => {
    await settleSubscription(tx, known, { state: told.status, at: ctx.clock.now() });
    // The store sends a merchant back to the same address from a higher cap as from a new plan.
    if (toldMinor !== null) await takeCap(tx, known, toldMinor);
  });
}
