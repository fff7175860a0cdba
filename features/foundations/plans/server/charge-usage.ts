import * as z from 'zod';
import { getShop, type StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { createUsageRecord, OVER_THE_CAP } from '#partners/shopify/billing-operations.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { billingCycle } from '../rules/billing-cycle.ts';
import { afterCharge } from '../rules/usage-steps.ts';
import { askOf, applyStoreReply } from './apply-store-reply.ts';
import { findChargedBefore } from './find-charged-before.ts';
import { isMetered, recordUsage, type Metered } from './record-usage.ts';
import type { ShopName } from './request-subscription.ts';
import { findSubscription, lockShop, momentOfAsking } from './subscription-queries.ts';
import { closeCharge, findDue, keyOf, recordClientSpan, type Charge } from './usage-charge-queries.ts';

export const CHARGE_USAGE = 'plans.charge-usage';
const Payload = z.object({ shopId: z.number().int() });

/**
 * The job that counts a shop's usage in its billing cycle and charges each step once. The step is stored first, and its
 * key is made from it, so that no retry charges twice. Never above the cap. Safe to repeat.
 */
export function chargeUsageJob(ctx: Context, stores: StorePlatform): Job {
  return defineJob({
    name: CHARGE_USAGE,
    payload: Payload,
    timeoutSeconds: 300,
    run: async ({ shopId }) => {
      const { shop_url: shopUrl } = await getShop(ctx.db, shopId);
      await chargeUsage(ctx, stores, { shopId, shopUrl });
    },
  });
}

/**
 * Charges usage before a plan is left, or before another one is requested, because the store charges nothing for it
 * afterwards. Throws PARTNER_FAILED. What the store does not confirm stays due.
 */
export async function chargeBeforeLeaving(
  ctx: Context,
  stores: StorePlatform,
  shop: ShopName,
): Promise<void> {
  try {
    await chargeUsage(ctx, stores, shop);
  } catch (error) {
    if (error instanceof ShopifyError) throw new AppError('PARTNER_FAILED', { cause: error });
    ctx.log.error({ err: error, shopId: shop.shopId }, 'usage was not charged before a plan is left');
  }
}

interface Due {
  subscription: Metered;
  charges: Charge[];
}

async function chargeUsage(ctx: Context, stores: StorePlatform, shop: ShopName): Promise<void> {
  const due = await ctx.db.transaction().execute(async (tx): Promise<Due | null> => {
    await lockShop(tx, shop.shopId);
    const found = await findSubscription(tx, shop.shopId, ['active']);
    if (!found || !isMetered(found)) return null;
    const now = ctx.clock.now();
    await recordUsage(tx, found, now);
    if (billingCycle(found.activatedAt, found.trialDays, now).isTrial) return null;
    return { subscription: found, charges: await findDue(tx, shop.shopId) };
  });
  if (!due || due.charges.length === 0) return;
  await chargeAll(ctx, await stores.clientFor(shop), due);
}

async function chargeAll(ctx: Context, client: AdminClient, { subscription, charges }: Due): Promise<void> {
  const balance = await readBalance(ctx, client, subscription);
  if (!balance) return;
  const before = await findChargedBefore(ctx, client, subscription, charges);
  for (const charge of charges) {
    const known = before(charge);
    if (known === 'unknown') continue;
    if (known.chargedAs !== null) {
      await closeCharge(ctx, charge, known.chargedAs);
      continue;
    }
    const isOwn = charge.subscriptionId === subscription.subscriptionId;
    const becomes = afterCharge({ ...charge, isOwn }, balance);
    if (becomes === 'waive') await closeCharge(ctx, charge, null);
    if (becomes !== 'charge') continue;
    await recordClientSpan(ctx, charge, subscription.subscriptionId);
    const providerId = await chargeOne(client, subscription, charge);
    // Another process was faster, and the balance has changed. The next run reads the new balance.
    if (providerId === null) return;
    balance.usedMinor += charge.amountMinor;
    await closeCharge(ctx, charge, providerId);
  }
}

/**
 * Returns the store's own balance, which includes charges of other processes and from before a crash. Null if the
 * subscription has ended there. Throws without an answer, so that no charge is dropped for that reason.
 */
async function readBalance(
  ctx: Context,
  client: AdminClient,
  subscription: Metered,
): Promise<{ usedMinor: number; cappedMinor: number } | null> {
  const { shopId, providerId, usageLineId } = subscription;
  const askedAt = await momentOfAsking(ctx.db, shopId, ctx.clock.now());
  const reported = await askOf(client, providerId);
  if (reported)
    await ctx.db.transaction().execute((tx) => applyStoreReply(ctx, tx, subscription, { reported, askedAt }));
  if (reported && reported.status !== 'ACTIVE') return null;
  const pricing = reported?.lineItems.find(({ id }) => id === usageLineId)?.plan.pricingDetails;
  if (!pricing?.balanceUsed || !pricing.cappedAmount) {
    ctx.log.error({ shopId, providerId }, 'the store does not tell what usage came to; it stays due');
    throw new Error('The store does not know the usage line of a plan that is paid for.');
  }
  return {
    usedMinor: toMinorUnits(pricing.balanceUsed.amount, pricing.balanceUsed.currencyCode),
    cappedMinor: toMinorUnits(pricing.cappedAmount.amount, pricing.cappedAmount.currencyCode),
  };
}

const METER_LABELS: Record<string, string> = {
  revenue: 'Attributed revenue',
  messages: 'Messages',
  conversations: 'Conversations',
};

/** Returns the store's id of the charge, or null if the cap is reached. Throws if the result is unknown. */
async function chargeOne(client: AdminClient, subscription: Metered, charge: Charge): Promise<string | null> {
  const day = charge.cycleStartedAt.toISOString().slice(0, 10);
  const answer = await client.run(createUsageRecord, {
    lineItem: subscription.usageLineId,
    price: { amount: (charge.amountMinor / 100).toFixed(2), currencyCode: 'USD' },
    description: `${METER_LABELS[charge.meter] ?? charge.meter}, step ${charge.step} of the cycle from ${day}`,
    key: keyOf(charge),
  });
  const { appUsageRecord, userErrors } = answer.appUsageRecordCreate;
  if (appUsageRecord) return appUsageRecord.id;
  if (userErrors.some(({ message }) => message.includes(OVER_THE_CAP))) return null;
  throw new Error(`The store refused a usage charge: ${userErrors.map((one) => one.message).join('; ')}`);
}
