import type { Context } from '#platform/context.ts';
import { statusOnReturn } from '../rules/status-on-return.ts';
import { settleSubscription, withdrawOpen } from './settle-subscription.ts';
import { findSubscription, lockShop, momentOfAsking, setShopPlan } from './subscription-queries.ts';
import { countAnew } from './usage-count-queries.ts';

/**
 * A store that is let in has its usage counted, and one of long ago keeps its old plan. The store ends an app's charges
 * when it removes the app; let in again, the shop chooses anew.
 */
export function followInstallation(ctx: Context): void {
  ctx.events.on('storeInstalled', async (tx, { shopId }) => {
    const shop = await lockShop(tx, shopId);
    const status = statusOnReturn(shop);
    if (status !== shop.status) await setShopPlan(tx, shopId, { status });
    await countAnew(tx, shopId);
  });
  ctx.events.on('storeUninstalled', async (tx, { shopId }) => {
    const now = ctx.clock.now();
    await withdrawOpen(tx, shopId, now);
    const paid = await findSubscription(tx, shopId, ['active', 'frozen']);
    if (!paid) return;
    const at = await momentOfAsking(tx, shopId, now);
    await settleSubscription(ctx, tx, paid, { state: 'CANCELLED', at, from: 'answer' });
  });
}
