import { changeShop } from '#features/foundations/store-data/server/index.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { nextMeteringAt } from '../rules/billing-cycle.ts';
import { APPROVAL_DAYS } from '../rules/plan-terms.ts';
import { CHARGE_USAGE } from './charge-usage.ts';
import { enforcePlanLimits, LIMITS_BATCH_SIZE } from './enforce-plan-limits.ts';
import { COMPARE_PLAN, withdraw } from './settle-subscription.ts';

const COMPARE_EVERY_MS = 24 * HOUR_MS;
const BATCH_SIZE = 50;

/**
 * Closes expired upgrades, has usage charged every hour and plans compared every day, and checks the limits. Returns
 * whether there may be more.
 */
export async function watchBilling(ctx: Context): Promise<boolean> {
  const expired = await expireUnanswered(ctx);
  const metered = await enqueueMetering(ctx);
  const compared = await enqueueComparisons(ctx);
  const looked = await enforcePlanLimits(ctx);
  return Math.max(expired, metered, compared) === BATCH_SIZE || looked === LIMITS_BATCH_SIZE;
}

/**
 * The store reports this too. Its report may be lost, and a merchant must not be asked forever. A report still counts.
 */
async function expireUnanswered(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('app_subscriptions')
      .select(['shop_id', 'subscription_id'])
      .where('state', '=', 'pending')
      .where('requested_at', '<=', new Date(now.getTime() - APPROVAL_DAYS * 24 * HOUR_MS))
      .limit(BATCH_SIZE)
      .execute();
    for (const row of rows) {
      const ids = { shopId: row.shop_id, subscriptionId: row.subscription_id };
      await withdraw(ctx, tx, ids, now);
    }
    return rows.length;
  });
}

async function enqueueMetering(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('app_subscriptions')
      .select(['shop_id', 'subscription_id', 'activated_at', 'trial_days'])
      .where('state', '=', 'active')
      .where('meter_at', '<=', now)
      .orderBy('meter_at')
      .limit(BATCH_SIZE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { shop_id: shopId, subscription_id: subscriptionId, ...terms } of due) {
      const next = nextMeteringAt(terms.activated_at ?? now, terms.trial_days, now);
      await tx
        .updateTable('app_subscriptions')
        .set({ metered_at: now, meter_at: next })
        .where('shop_id', '=', shopId)
        .where('subscription_id', '=', subscriptionId)
        .execute();
      await ctx.jobs.enqueue(tx, CHARGE_USAGE, { shopId });
    }
    return due.length;
  });
}

async function enqueueComparisons(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('shops')
      .select('shop_id')
      .where('compare_plan_at', '<=', now)
      .where('uninstalled_at', 'is', null)
      .orderBy('compare_plan_at')
      .limit(BATCH_SIZE)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { shop_id: shopId } of due) {
      await changeShop(tx, shopId, { compare_plan_at: new Date(now.getTime() + COMPARE_EVERY_MS) });
      await ctx.jobs.enqueue(tx, COMPARE_PLAN, { shopId });
    }
    return due.length;
  });
}
