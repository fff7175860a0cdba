import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import type { ChargeStatus, MeterReading, PlanDetails, UsageCap } from '../contract/plan.ts';
import { billingCycle, remainingTrialDays, type BillingCycle } from '../rules/billing-cycle.ts';
import { featuresOf } from '../rules/feature-flags.ts';
import { usageIn } from '../rules/included-used.ts';
import { isNearCap } from '../rules/near-cap.ts';
import { planLimit } from '../rules/plan-limit.ts';
import { findPlan, ownOffer } from '../rules/plan-names.ts';
import { catalogueOf } from './catalogue-of.ts';
import { attributedRevenue, readMeter } from './meter-usage.ts';
import { isMetered } from './record-usage.ts';
import { findFirstActivation, findSubscription, type Subscription } from './subscription-queries.ts';
import { sumCarried } from './usage-charge-queries.ts';

/** Creates a new approval request. If a merchant has declined, the old link no longer works. */
export const APPROVE_AGAIN_PATH = '/database/api/approvePlan';

/** Returns a shop's plan with its features, its usage and its billing. */
export async function describePlan(ctx: Context, tx: Tx, shopId: number): Promise<PlanDetails> {
  const now = ctx.clock.now();
  const shop = await getShop(tx, shopId);
  const status = shop.charge_status as ChargeStatus;
  const paid = await findSubscription(tx, shopId, ['active']);
  // Without a charge, months count from the first installation.
  const cycle = billingCycle(paid?.activatedAt ?? shop.free_since, paid?.trialDays ?? 0, now);
  const revenueMinor = await attributedRevenue(tx, shopId, { since: cycle.startedAt });
  return {
    plan: shop.plan_name,
    title: ownOffer(catalogueOf(ctx.settings), shop.plan_name)?.title ?? shop.plan_name,
    planId: findPlan(shop.plan_name),
    nextBillingOn: paid ? cycle.endsAt.toISOString() : null,
    currentBillingCycleRevenue: formatMoney(revenueMinor, 'USD'),
    currentPlanCappedAmount: formatMoney(capOf(paid), 'USD'),
    remainingTrialDays: remainingTrialDays(await findFirstActivation(tx, shopId), now),
    features: featuresOf(shop.plan_name),
    status,
    confirmationUrl: await findConfirmationUrl(ctx, tx, shopId, status),
    cycleEndsOn: cycle.endsAt.toISOString(),
    limitReachedOn: shop.plan_limit_reached_at?.toISOString() ?? null,
    usageCap: await readCap(tx, paid, cycle.startedAt),
    readings: await readMeters(tx, { shopId, planName: shop.plan_name, paid }, cycle),
    isNearCap: isNearCap(paid?.nearCapAt ?? null, cycle),
  };
}

/** Returns the included revenue on plans that bill it, otherwise the maximum cost of usage. */
function capOf(paid: Subscription | null): number {
  const revenue = paid?.usage?.meters.find(({ meter }) => meter === 'revenue');
  return revenue?.included ?? paid?.usage?.cappedMinor ?? 0;
}

async function readMeters(
  tx: Tx,
  { shopId, planName, paid }: { shopId: number; planName: string; paid: Subscription | null },
  cycle: BillingCycle,
): Promise<MeterReading[]> {
  const usage = paid && isMetered(paid) ? usageIn(paid, cycle) : (paid?.usage ?? null);
  const limit = planLimit(planName, usage, paid ? await findCarried(tx, paid, cycle) : 0);
  // A free plan charges nothing for usage, but its usage is counted too.
  const meters = usage?.meters ?? (limit ? [{ meter: limit.meter, included: limit.most }] : []);
  const readings: MeterReading[] = [];
  for (const { meter, included } of meters) {
    const most = limit?.meter === meter ? limit.most : null;
    const used = await readMeter(tx, shopId, meter, { since: cycle.startedAt });
    readings.push({ meter, included, most, used });
  }
  return readings;
}

async function findCarried(
  tx: Tx,
  { shopId, subscriptionId }: Subscription,
  cycle: BillingCycle,
): Promise<number> {
  const carried = await sumCarried(tx, [{ shopId, subscriptionId, cycleStartedAt: cycle.startedAt }]);
  return carried.get(shopId) ?? 0;
}

/**
 * Sums all charges made in this cycle, including late charges for usage of an earlier cycle, because the store counts both
 * towards the same cap.
 */
async function readCap(tx: Tx, paid: Subscription | null, cycleStartedAt: Date): Promise<UsageCap | null> {
  if (!paid?.usage || paid.usageLineId === null) return null;
  const row = await tx
    .selectFrom('usage_charges')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('minor'))
    .where('shop_id', '=', paid.shopId)
    .where('state', '=', 'charged')
    .where('charged_at', '>=', cycleStartedAt)
    .executeTakeFirstOrThrow();
  return {
    cappedMinor: paid.usage.cappedMinor,
    chargedMinor: row.minor,
    canRaise: planLimit(paid.planName, paid.usage) !== null,
  };
}

async function findConfirmationUrl(
  ctx: Context,
  tx: Tx,
  shopId: number,
  status: ChargeStatus,
): Promise<string | null> {
  if (status === 'declined') return `${ctx.settings.publicUrl}${APPROVE_AGAIN_PATH}`;
  if (status !== 'pending') return null;
  return (await findSubscription(tx, shopId, ['pending']))?.confirmationUrl ?? null;
}
