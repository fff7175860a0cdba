import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { billingCycle, type BillingCycle } from '../rules/billing-cycle.ts';
import { usageIn } from '../rules/included-used.ts';
import { isNearCap } from '../rules/near-cap.ts';
import { planLimit, type PlanLimit } from '../rules/plan-limit.ts';
import { readMeter } from './meter-usage.ts';
import { isMetered } from './record-usage.ts';
import { findSubscription, type Subscription } from './subscription-queries.ts';
import { sumCarried } from './usage-charge-queries.ts';

/** The usage of a shop's limited resources in this cycle, by the last count. */
export interface PlanUsage {
  /** Whether the store reported that charges are close to the approved cap. */
  isCapNear: boolean;
  /** Null without a limit. */
  usage: (PlanLimit & { used: number }) | null;
}

/** Reads the stored count. Nothing is counted here. */
export async function readPlanUsage(tx: Tx, shopId: number, now: Date): Promise<PlanUsage> {
  const { limit, cycle, paid } = await findLimit(tx, shopId, now);
  const used = await findUsed(tx, shopId, cycle.startedAt);
  return { isCapNear: isNearCap(paid?.nearCapAt ?? null, cycle), usage: limit && { ...limit, used } };
}

/** The usage of a limited resource in the billing cycle of a moment. */
export interface CycleUsage extends PlanLimit {
  used: number;
  cycleStartedAt: Date;
  cycleEndsAt: Date;
}

/**
 * Counts the usage in the billing cycle of `at`, which is now or later. Null without a limit. The stored count is
 * renewed only close to the limit, so this reads all messages of the cycle: it is for a merchant's question.
 */
export async function countCycleUsage(
  tx: Tx,
  shopId: number,
  { at, now }: { at: Date; now: Date },
): Promise<CycleUsage | null> {
  const { limit, cycle } = await findLimit(tx, shopId, at);
  if (limit === null) return null;
  const isLater = cycle.startedAt > now;
  const used = isLater ? 0 : await readMeter(tx, shopId, limit.meter, { since: cycle.startedAt });
  return { ...limit, used, cycleStartedAt: cycle.startedAt, cycleEndsAt: cycle.endsAt };
}

interface FoundLimit {
  limit: PlanLimit | null;
  cycle: BillingCycle;
  paid: Subscription | null;
}

async function findLimit(tx: Tx, shopId: number, at: Date): Promise<FoundLimit> {
  const shop = await getShop(tx, shopId);
  const paid = await findSubscription(tx, shopId, ['active']);
  const cycle = billingCycle(paid?.activatedAt ?? shop.free_since, paid?.trialDays ?? 0, at);
  const usage = paid && isMetered(paid) ? usageIn(paid, cycle) : (paid?.usage ?? null);
  const { startedAt: cycleStartedAt } = cycle;
  const carried = paid ? await sumCarried(tx, [{ ...paid, cycleStartedAt }]) : null;
  return { limit: planLimit(shop.plan_name, usage, carried?.get(shopId) ?? 0), cycle, paid };
}

async function findUsed(tx: Tx, shopId: number, cycleStartedAt: Date): Promise<number> {
  const row = await tx
    .selectFrom('usage_counts')
    .select('used')
    .where('shop_id', '=', shopId)
    .where('cycle_started_at', '=', cycleStartedAt)
    .executeTakeFirst();
  return row?.used ?? 0;
}
