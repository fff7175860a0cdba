import { shopInfo } from '#partners/shopify/admin-operations.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Context } from '#platform/context.ts';
import { uninstallShop } from './shop-changes.ts';
import type { StorePlatform } from './store-platform.ts';
import { getShop } from './store-queries.ts';

/**
 * Asks a store whether it still has the app, in case the webhook of a removal was lost: a store that refuses our token
 * has removed it. Throws ShopifyError if the store cannot be asked.
 */
export async function noticeRemoval(ctx: Context, stores: StorePlatform, shopId: number): Promise<void> {
  const { shop_url: shopUrl, uninstalled_at: uninstalledAt } = await getShop(ctx.db, shopId);
  const askedAt = ctx.clock.now();
  if (uninstalledAt !== null || (await letsUsIn(stores, { shopId, shopUrl }))) return;
  await ctx.db.transaction().execute(async (tx) => {
    const shop = await tx
      .selectFrom('shops')
      .selectAll()
      .where('shop_id', '=', shopId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await uninstallShop(ctx, tx, shop, askedAt);
  });
}

async function letsUsIn(stores: StorePlatform, shop: { shopId: number; shopUrl: string }): Promise<boolean> {
  try {
    await (await stores.clientFor(shop)).run(shopInfo);
    return true;
  } catch (error) {
    if (error instanceof ShopifyError && error.failure.kind === 'unauthorized') return false;
    throw error;
  }
}
