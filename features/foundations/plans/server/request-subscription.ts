import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { createSubscription } from '#partners/shopify/billing-operations.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { remainingTrialDays } from '../rules/billing-cycle.ts';
import type { Offer } from '../rules/plan-catalogue.ts';
import { MOST_QUESTIONS_A_DAY } from '../rules/plan-terms.ts';
import { replacementBehavior } from '../rules/subscription-state.ts';
import { chargeBeforeLeaving } from './charge-usage.ts';
import {
  comparePlanFrom,
  countQuestions,
  findById,
  findFirstActivation,
  findSubscription,
  lockShop,
  setShopPlan,
  updateSubscription,
  type Subscription,
} from './subscription-queries.ts';

export interface ShopName {
  shopId: number;
  shopUrl: string;
}

/** A subscription to request from the store. */
export interface Request {
  subscriptionId: string;
  trialDays: number;
  /** The shop's current price in US cents. Null on a free plan. */
  currentMinor: number | null;
}

const CURRENCY = 'USD';
export const CONFIRM_PATH = '/database/api/confirmPlan';

/**
 * Stores a request before the store is asked. The caller withdraws the open request first. Throws TOO_MANY_PLAN_QUESTIONS.
 */
export async function recordRequest(ctx: Context, tx: Tx, shopId: number, offer: Offer): Promise<Request> {
  const now = ctx.clock.now();
  const { status } = await lockShop(tx, shopId);
  if ((await countQuestions(tx, shopId, new Date(now.getTime() - DAY_MS))) >= MOST_QUESTIONS_A_DAY)
    throw new AppError('TOO_MANY_PLAN_QUESTIONS', { field: 'plan' });
  const current = await findSubscription(tx, shopId, ['active']);
  const trialDays = remainingTrialDays(await findFirstActivation(tx, shopId), now);
  const subscriptionId = timeOrderedId(now);
  await tx
    .insertInto('app_subscriptions')
    .values({
      shop_id: shopId,
      subscription_id: subscriptionId,
      plan_name: offer.name,
      price_minor: offer.priceMinor,
      currency: CURRENCY,
      trial_days: trialDays,
      usage: offer.usage ? JSON.stringify(offer.usage) : null,
      state: 'requested',
      resume_status: status,
      is_test: ctx.settings.isBillingTest,
      requested_at: now,
      metered_at: now,
    })
    .execute();
  await comparePlanFrom(tx, shopId, new Date(now.getTime() + DAY_MS));
  return { subscriptionId, trialDays, currentMinor: current?.priceMinor ?? null };
}

/** Asks the store for a stored request. Returns where the merchant approves it. Throws PARTNER_FAILED. */
export async function askStore(
  ctx: Context,
  stores: StorePlatform,
  shop: ShopName,
  { request, offer }: { request: Request; offer: Offer },
): Promise<string> {
  const ids = { shopId: shop.shopId, subscriptionId: request.subscriptionId };
  try {
    // Once it is approved in the store, the plan before charges nothing more.
    await chargeBeforeLeaving(ctx, stores, shop);
    const made = await create(ctx, stores, shop, { request, offer });
    await ctx.db.transaction().execute(async (tx) => {
      await lockShop(tx, shop.shopId);
      // The merchant may have closed the request while the store was asked. Then it stays closed.
      const isOpen = (await findById(tx, shop.shopId, ids.subscriptionId))?.state === 'requested';
      await updateSubscription(tx, ids, {
        ...(isOpen && { state: 'pending' }),
        provider_id: made.id,
        usage_line_id: made.usageLineId,
        confirmation_url: made.confirmationUrl,
      });
      if (isOpen) await setShopPlan(ctx, tx, shop.shopId, { status: 'pending' });
    });
    return made.confirmationUrl;
  } catch (error) {
    await ctx.db
      .transaction()
      .execute((tx) => updateSubscription(tx, ids, { state: 'failed', ended_at: ctx.clock.now() }));
    if (error instanceof ShopifyError) throw new AppError('PARTNER_FAILED', { cause: error });
    throw error;
  }
}

async function create(
  ctx: Context,
  stores: StorePlatform,
  shop: ShopName,
  { request, offer }: { request: Request; offer: Offer },
): Promise<{ id: string; usageLineId: string | null; confirmationUrl: string }> {
  const client = await stores.clientFor(shop);
  const answer = await client.run(createSubscription, {
    name: offer.name,
    lineItems: lineItems(offer),
    returnUrl: `${ctx.settings.publicUrl}${CONFIRM_PATH}?subscription=${request.subscriptionId}`,
    test: ctx.settings.isBillingTest,
    trialDays: request.trialDays,
    rb: replacementBehavior(request.currentMinor, offer.priceMinor),
  });
  const { appSubscription, confirmationUrl, userErrors } = answer.appSubscriptionCreate;
  if (!appSubscription || !confirmationUrl) {
    const cause = new Error(`The store refused the plan: ${userErrors.map((one) => one.message).join('; ')}`);
    throw new AppError('PARTNER_FAILED', { cause });
  }
  const usageLine = appSubscription.lineItems.find((line) => line.plan.pricingDetails.terms !== undefined);
  return { id: appSubscription.id, usageLineId: usageLine?.id ?? null, confirmationUrl };
}

/** At most one recurring and one usage line, as the store allows. */
function lineItems({ isRecurring, priceMinor, usage }: Offer): object[] {
  const money = (minor: number) => ({ amount: (minor / 100).toFixed(2), currencyCode: CURRENCY });
  return [
    ...(isRecurring
      ? [{ plan: { appRecurringPricingDetails: { interval: 'EVERY_30_DAYS', price: money(priceMinor) } } }]
      : []),
    ...(usage
      ? [{ plan: { appUsagePricingDetails: { terms: usage.terms, cappedAmount: money(usage.cappedMinor) } } }]
      : []),
  ];
}

/** Whether a request was left by a process that died: its call has long timed out. */
export function isAbandoned({ state, requestedAt }: Subscription, now: Date): boolean {
  return state === 'requested' && now.getTime() - requestedAt.getTime() > ABANDONED_AFTER_MS;
}

/** Twice the store's time to answer. */
const ABANDONED_AFTER_MS = 60_000;
