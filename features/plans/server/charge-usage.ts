import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { UsageCharges } from '#database/schema/rows.ts';
import { getShop, type StorePlatform } from '#features/store-data/server/index.ts';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { createUsageRecord, OVER_THE_CAP } from '#partners/shopify/billing-operations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { billingCycle, type BillingCycle } from '../rules/billing-cycle.ts';
import type { Usage } from '../rules/plan-catalogue.ts';
import { billableSteps, fitsUnderCap } from '../rules/usage-steps.ts';
import { readMeter } from './meter-usage.ts';
import { findSubscription, type Subscription } from './subscription-queries.ts';
import { askOf, takeAnswer } from './take-answer.ts';

export const CHARGE_USAGE = 'plans.charge-usage';
const Payload = z.object({ shopId: z.number().int() });
type Charge = Selectable<UsageCharges>;

interface Metered extends Subscription {
  usage: Usage;
  providerId: string;
  usageLineId: string;
  activatedAt: Date;
}

/**
 * Counts what a shop used in its billing cycle and charges each step once: the step is written down first, and its
 * key is made from it, so that no retry charges twice. Never past the cap. Safe to repeat.
 */
export function chargeUsageJob(ctx: Context, stores: StorePlatform): Job<z.infer<typeof Payload>> {
  return defineJob({
    name: CHARGE_USAGE,
    payload: Payload,
    timeoutSeconds: 300,
    run: async ({ shopId }) => {
      const due = await ctx.db.transaction().execute((tx) => noteDueSteps(ctx, tx, shopId));
      if (!due || due.charges.length === 0) return;
      const { shop_url: shopUrl } = await getShop(ctx.db, shopId);
      await chargeAll(ctx, await stores.clientFor({ shopId, shopUrl }), due);
    },
  });
}

interface Due {
  subscription: Metered;
  charges: Charge[];
}

/** Writes down the steps this cycle has come to. Those of a cycle that is over are let go, in the shop's favour. */
async function noteDueSteps(ctx: Context, tx: Tx, shopId: number): Promise<Due | null> {
  const found = await findSubscription(tx, shopId, ['active']);
  if (!found || !isMetered(found)) return null;
  const now = ctx.clock.now();
  const cycle = billingCycle(found.activatedAt, found.trialDays, now);
  if (cycle.isTrial) return null;
  for (const meter of found.usage.meters) {
    const used = await readMeter(tx, shopId, meter.meter, cycle.startedAt);
    const steps = billableSteps(found.usage, meter, used);
    if (steps === 0) continue;
    const row = {
      ...keyOf(found, cycle),
      meter: meter.meter,
      amount_minor: meter.feeMinor,
      state: 'due',
      recorded_at: now,
    };
    await tx
      .insertInto('usage_charges')
      .values(Array.from({ length: steps }, (_, index) => ({ ...row, step: index + 1 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { subscription: found, charges: await openCharges(tx, found, cycle) };
}

function isMetered(subscription: Subscription): subscription is Metered {
  const { usage, providerId, usageLineId, activatedAt } = subscription;
  return usage !== null && providerId !== null && usageLineId !== null && activatedAt !== null;
}

function keyOf({ shopId, subscriptionId }: Subscription, { startedAt }: BillingCycle) {
  return { shop_id: shopId, subscription_id: subscriptionId, cycle_started_at: startedAt };
}

async function openCharges(tx: Tx, subscription: Metered, cycle: BillingCycle): Promise<Charge[]> {
  const ofShop = { shop_id: subscription.shopId, subscription_id: subscription.subscriptionId };
  await tx
    .updateTable('usage_charges')
    .set({ state: 'waived' })
    .where('shop_id', '=', ofShop.shop_id)
    .where('subscription_id', '=', ofShop.subscription_id)
    .where('cycle_started_at', '<', cycle.startedAt)
    .where('state', '=', 'due')
    .execute();
  return tx
    .selectFrom('usage_charges')
    .selectAll()
    .where('shop_id', '=', ofShop.shop_id)
    .where('subscription_id', '=', ofShop.subscription_id)
    .where('cycle_started_at', '=', cycle.startedAt)
    .where('state', '=', 'due')
    .orderBy('meter')
    .orderBy('step')
    .execute();
}

async function chargeAll(ctx: Context, client: AdminClient, { subscription, charges }: Due): Promise<void> {
  const balance = await readBalance(ctx, client, subscription);
  if (!balance) return;
  for (const charge of charges) {
    const providerId = fitsUnderCap(charge.amount_minor, balance)
      ? await chargeOne(client, subscription, charge)
      : null;
    if (providerId !== null) balance.usedMinor += charge.amount_minor;
    await closeCharge(ctx, charge, providerId);
  }
}

/**
 * The store's own balance: what another process charged, or we did before a crash, is in it. Null: it has ended there.
 * Throws where the store tells nothing of it, so that nothing is let go for want of an answer.
 */
async function readBalance(
  ctx: Context,
  client: AdminClient,
  subscription: Metered,
): Promise<{ usedMinor: number; cappedMinor: number } | null> {
  const { shopId, providerId, usageLineId } = subscription;
  const askedAt = ctx.clock.now();
  const told = await askOf(client, providerId);
  if (told) await ctx.db.transaction().execute((tx) => takeAnswer(ctx, tx, subscription, { told, askedAt }));
  if (told && told.status !== 'ACTIVE') return null;
  const pricing = told?.lineItems.find(({ id }) => id === usageLineId)?.plan.pricingDetails;
  if (!pricing?.balanceUsed || !pricing.cappedAmount) {
    ctx.log.error({ shopId, providerId }, 'the store does not tell what usage came to; it stays due');
    throw new Error('The store does not know the usage line of a plan that is paid for.');
  }
  return {
    usedMinor: toMinorUnits(pricing.balanceUsed.amount, pricing.balanceUsed.currencyCode),
    cappedMinor: toMinorUnits(pricing.cappedAmount.amount, pricing.cappedAmount.currencyCode),
  };
}

const METER_WORDS: Record<string, string> = {
  revenue: 'Attributed revenue',
  messages: 'Messages',
  conversations: 'Conversations',
};

/** The store's id of the charge, or null where the cap is reached. Throws when it is not known what happened. */
async function chargeOne(client: AdminClient, subscription: Metered, charge: Charge): Promise<string | null> {
  const day = charge.cycle_started_at.toISOString().slice(0, 10);
  const answer = await client.run(createUsageRecord, {
    lineItem: subscription.usageLineId,
    price: { amount: (charge.amount_minor / 100).toFixed(2), currencyCode: 'USD' },
    description: `${METER_WORDS[charge.meter] ?? charge.meter}, step ${charge.step} of the cycle from ${day}`,
    key: `${charge.subscription_id}:${charge.cycle_started_at.toISOString()}:${charge.meter}:${charge.step}`,
  });
  const { appUsageRecord, userErrors } = answer.appUsageRecordCreate;
  if (appUsageRecord) return appUsageRecord.id;
  if (userErrors.some(({ message }) => message.includes(OVER_THE_CAP))) return null;
  throw new Error(`The store refused a usage charge: ${userErrors.map((one) => one.message).join('; ')}`);
}

async function closeCharge(ctx: Context, charge: Charge, providerId: string | null): Promise<void> {
  await ctx.db
    .updateTable('usage_charges')
    .set(
      providerId === null
        ? { state: 'waived' }
        : { state: 'charged', provider_id: providerId, charged_at: ctx.clock.now() },
    )
    .where('shop_id', '=', charge.shop_id)
    .where('subscription_id', '=', charge.subscription_id)
    .where('cycle_started_at', '=', charge.cycle_started_at)
    .where('meter', '=', charge.meter)
    .where('step', '=', charge.step)
    .where('state', '=', 'due')
    .execute();
}
