import type { Context } from '#platform/context.ts';
import { ALL_FEATURES_PLAN_NAME, FREE_PLAN_NAME } from '../rules/plan-terms.ts';
import { PAID_STATES } from '../rules/subscription-state.ts';
import { setShopPlan } from './subscription-queries.ts';

/**
 * Applies the setting that switches plans off or on to every shop with the app. Shops with a charged plan keep it,
 * because only a cancellation in the store ends the charge. Returns false: there is no further work.
 */
export async function followPlansSetting(ctx: Pick<Context, 'db' | 'events' | 'settings'>): Promise<false> {
  const { arePlansOff } = ctx.settings;
  const shops = await ctx.db
    .selectFrom('shops')
    .select(['shop_id as shopId'])
    .where('uninstalled_at', 'is', null)
    .where((eb) =>
      arePlansOff
        ? eb.or([eb('plan_name', '<>', ALL_FEATURES_PLAN_NAME), eb('charge_status', '<>', 'active')])
        : eb('plan_name', '=', ALL_FEATURES_PLAN_NAME),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app_subscriptions')
            .select('subscription_id')
            .whereRef('app_subscriptions.shop_id', '=', 'shops.shop_id')
            .where('state', 'in', PAID_STATES),
        ),
      ),
    )
    .execute();
  for (const { shopId } of shops)
    await ctx.db.transaction().execute((tx) =>
      setShopPlan(ctx, tx, shopId, {
        planName: FREE_PLAN_NAME,
        status: arePlansOff ? 'active' : 'init',
      }),
    );
  return false;
}
