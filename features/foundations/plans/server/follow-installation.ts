import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { FREE_PLAN_NAME } from '../rules/plan-terms.ts';
import { statusOnReturn } from '../rules/status-on-return.ts';
import { PAID_STATES } from '../rules/subscription-state.ts';
import { settleSubscription, withdrawOpen } from './settle-subscription.ts';
import { findSubscription, lockShop, momentOfAsking, setShopPlan } from './subscription-queries.ts';
import { recheckTerms } from './usage-count-queries.ts';

/** Starts counting a store's usage after an installation. A returning old store keeps its old plan. */
export async function followInstall(tx: Tx, { shopId }: { shopId: number }, ctx: Context): Promise<void> {
  const shop = await lockShop(tx, shopId);
  const status = statusOnReturn(shop);
  // The store may still charge the plan of a shop whose uninstallation was not reported yet.
  if (ctx.settings.arePlansOff && !(await findSubscription(tx, shopId, PAID_STATES))) {
    await setShopPlan(ctx, tx, shopId, { planName: FREE_PLAN_NAME, status: 'active' });
    return;
  }
  if (status !== shop.status) await setShopPlan(ctx, tx, shopId, { status });
  await recheckTerms(tx, shopId);
}

/** The store ends an app's charges when it removes the app. After another installation, the shop chooses again. */
export async function followUninstall(tx: Tx, { shopId }: { shopId: number }, ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await withdrawOpen(ctx, tx, shopId, now);
  const paid = await findSubscription(tx, shopId, ['active', 'frozen']);
  if (!paid) return;
  const at = await momentOfAsking(tx, shopId, now);
  await settleSubscription(ctx, tx, paid, { state: 'CANCELLED', at, from: 'answer' });
}
