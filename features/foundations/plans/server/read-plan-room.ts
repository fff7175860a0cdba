import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { billingCycle } from '../rules/billing-cycle.ts';
import { usageIn } from '../rules/included-used.ts';
import { isNearCap } from '../rules/near-cap.ts';
import { planLimit, type PlanLimit } from '../rules/plan-limit.ts';
import { isMetered } from './record-usage.ts';
import { findSubscription } from './subscription-queries.ts';
import { sumCarried } from './usage-charge-queries.ts';

/** The usage of a shop's limited resources in this cycle, by the last count. */
export interface PlanRoom {
  /** Whether the store reported that charges are close to the approved cap. */
  isCapNear: boolean;
  /** Null without a limit. */
  usage: (PlanLimit & { used: number }) | null;
}

/** Reads the stored count. Nothing is counted here. */
export async function readPlanRoom(tx: Tx, shopId: number, now: Date): Promise<PlanRoom> {
  const shop = await getShop(tx, shopId);
  const paid = await findSubscription(tx, shopId, ['active']);
  const cycle = billingCycle(paid?.activatedAt ?? shop.free_since, paid?.trialDays ?? 0, now);
  const usage = paid && isMetered(paid) ? usageIn(paid, cycle) : (paid?.usage ?? null);
  const { startedAt: cycleStartedAt } = cycle;
  const carried = paid ? await sumCarried(tx, [{ ...paid, cycleStartedAt }]) : null;
  const limit = planLimit(shop.plan_name, usage, carried?.get(shopId) ?? 0);
  const used = await findUsed(tx, shopId, cycleStartedAt);
  return { isCapNear: isNearCap(paid?.nearCapAt ?? null, cycle), usage: limit && { ...limit, used } };
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
