import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { ChargeStatus } from '../contract/plan.ts';
import { cancelInStore } from './cancel-in-store.ts';
import type { ShopName } from './request-subscription.ts';
import { withdrawOpen } from './settle-subscription.ts';
import { lockShop } from './subscription-queries.ts';

/** Cancels the upgrade that waits for approval, or its refusal. Returns the shop's status afterwards. */
export async function withdrawUpgrade(
  ctx: Context,
  stores: StorePlatform,
  shop: ShopName,
): Promise<ChargeStatus> {
  const { open, status } = await inShop(ctx.db, shop.shopId, async (tx) => {
    const withdrawn = await withdrawOpen(ctx, tx, shop.shopId, ctx.clock.now());
    return { open: withdrawn, status: (await lockShop(tx, shop.shopId)).status };
  });
  if (open?.providerId) {
    // The link expires in two days anyway. If it was approved before, the store reports it, and that counts.
    await cancelInStore(stores, shop, open.providerId).catch((error: unknown) =>
      ctx.log.warn(
        { err: error, shopId: shop.shopId },
        'the store kept a withdrawn upgrade; its link expires',
      ),
    );
  }
  return status;
}
