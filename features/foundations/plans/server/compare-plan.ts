import * as z from 'zod';
import { getShop, type StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { activeSubscriptions, type ReportedSubscription } from '#partners/shopify/billing-operations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import { findPlan } from '../rules/plan-names.ts';
import { FREE_PLAN_NAME } from '../rules/plan-terms.ts';
import { PAID_STATES, whatOfActive } from '../rules/subscription-state.ts';
import { askOf, applyStoreReply } from './apply-store-reply.ts';
import { cancelInStore } from './cancel-in-store.ts';
import { CONFIRM_PATH, type ShopName } from './request-subscription.ts';
import { COMPARE_PLAN } from './settle-subscription.ts';
import {
  findById,
  findByProviderId,
  findSubscription,
  lockShop,
  momentOfAsking,
  setShopPlan,
  updateSubscription,
  type Subscription,
} from './subscription-queries.ts';

const Payload = z.object({ shopId: z.number().int() });

/**
 * The job that compares a shop's plan with its store's charges and repairs differences: a charge is adopted or ended
 * there, and a plan without a charge ends here. Reports what it cannot repair. Safe to repeat.
 */
export function comparePlanJob(ctx: Context, stores: StorePlatform): Job {
  return defineJob({
    name: COMPARE_PLAN,
    payload: Payload,
    timeoutSeconds: 300,
    run: async ({ shopId }) => {
      const { shop_url: shopUrl, uninstalled_at: uninstalledAt } = await getShop(ctx.db, shopId);
      if (uninstalledAt) return;
      const shop = { shopId, shopUrl };
      const client = await stores.clientFor(shop);
      const charged = await takeCharged(ctx, stores, shop, client);
      await lookAtOurs(ctx, shop, client, charged);
      await leaveUnpaid(ctx, shop);
    },
  });
}

/** Adopts or ends what the store charges now. Returns the store's ids. */
async function takeCharged(
  ctx: Context,
  stores: StorePlatform,
  shop: ShopName,
  client: AdminClient,
): Promise<string[]> {
  const askedAt = await momentOfAsking(ctx.db, shop.shopId, ctx.clock.now());
  const { currentAppInstallation: app } = await client.run(activeSubscriptions);
  for (const reported of app.activeSubscriptions) {
    const does = await ctx.db.transaction().execute(async (tx) => {
      await lockShop(tx, shop.shopId);
      const known = await findOwn(tx, shop.shopId, reported);
      if (!known) return 'report';
      const paid = await findSubscription(tx, shop.shopId, PAID_STATES);
      const what = whatOfActive(known.state, { isOtherPaid: paid !== null });
      if (what === 'take') await applyStoreReply(ctx, tx, known, { reported, askedAt });
      return what;
    });
    const log = { shopId: shop.shopId, providerId: reported.id };
    if (does === 'report') ctx.log.error(log, 'the store charges for a plan that this shop does not have');
    if (does !== 'cancel') continue;
    await cancelInStore(stores, shop, reported.id);
    ctx.log.warn(log, 'the store still charged for a plan that was over; it was ended there');
  }
  return app.activeSubscriptions.map(({ id }) => id);
}

/** Found by the store's id, or by our own address in it if its id never reached us. */
async function findOwn(tx: Tx, shopId: number, reported: ReportedSubscription): Promise<Subscription | null> {
  const known = await findByProviderId(tx, reported.id);
  if (known) return known.shopId === shopId ? known : null;
  const address = URL.parse(reported.returnUrl);
  const ours = address?.pathname === CONFIRM_PATH ? address.searchParams.get('subscription') : null;
  const lost = ours === null ? null : await findById(tx, shopId, ours);
  if (lost?.providerId !== null) return null;
  const line = reported.lineItems.find(({ plan }) => plan.pricingDetails.terms !== undefined);
  const ids = { provider_id: reported.id, usage_line_id: line?.id ?? null };
  await updateSubscription(tx, lost, ids);
  return { ...lost, providerId: reported.id, usageLineId: line?.id ?? null };
}

/** Checks our paid and requested subscriptions that the store did not list. */
async function lookAtOurs(
  ctx: Context,
  { shopId }: ShopName,
  client: AdminClient,
  charged: readonly string[],
): Promise<void> {
  for (const states of [PAID_STATES, ['pending'] as const]) {
    const known = await ctx.db.transaction().execute((tx) => findSubscription(tx, shopId, states));
    if (!known?.providerId || charged.includes(known.providerId)) continue;
    const askedAt = await momentOfAsking(ctx.db, shopId, ctx.clock.now());
    const reported = await askOf(client, known.providerId);
    if (reported)
      await ctx.db.transaction().execute((tx) => applyStoreReply(ctx, tx, known, { reported, askedAt }));
    else
      ctx.log.error({ shopId, providerId: known.providerId }, 'the store does not know a plan of this shop');
  }
}

/** Ends a plan with a price and no charge: the shop chooses again. */
async function leaveUnpaid(ctx: Context, { shopId }: ShopName): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { planName } = await lockShop(tx, shopId);
    const plan = findPlan(planName);
    // Plans of old stores are not paid through us, and neither is anything while plans are off.
    const isFree = plan === null || plan === 'free' || plan === 'unlimited';
    if (isFree || (await findSubscription(tx, shopId, PAID_STATES))) return;
    await setShopPlan(ctx, tx, shopId, { planName: FREE_PLAN_NAME, status: 'init' });
    ctx.log.warn({ shopId, planName }, 'the store charges nothing for the plan of this shop; it is over');
  });
}
