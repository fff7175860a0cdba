import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { billingCycle, type BillingCycle } from '../rules/billing-cycle.ts';
import { usageIn } from '../rules/included-used.ts';
import { isToBeCounted, nextCheckSeconds, planLimit, type PlanLimit } from '../rules/plan-limit.ts';
import { readMeter } from './meter-usage.ts';
import { sumCarried } from './usage-charge-queries.ts';
import { claimDueCounts, saveCounts, sumSent, type Counted, type DueCount } from './usage-count-queries.ts';

export const LIMITS_BATCH_SIZE = 100;
/** A plan without a limit is checked again when it changes. The hourly check is for changes from outside. */
const UNLIMITED_CHECK_MS = 3600 * 1000;

/**
 * Maintains `shops.plan_limit_reached_at`: set when the cycle's limit is reached, null with the next cycle. Messages
 * sent since the last count give an upper bound, so a shop's messages are counted only close to its limit. Returns the
 * number of checked shops.
 */
export async function enforcePlanLimits(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const due = await claimDueCounts(tx, now, LIMITS_BATCH_SIZE);
    if (due.length === 0) return 0;
    const counts = await prepare(tx, due, now);
    // Read before the messages are counted, so that messages in between are counted twice at worst, never missed.
    const sent = await sumSent(
      tx,
      counts.map(({ due: { shopId }, cycle }) => ({ shopId, since: cycle.startedAt })),
    );
    const counted: Counted[] = [];
    for (const checkIn of counts)
      counted.push(await count(tx, checkIn, { sent: sent.get(checkIn.due.shopId) ?? 0, now }));
    await saveCounts(tx, counted, now);
    return due.length;
  });
}

interface Count {
  due: DueCount;
  cycle: BillingCycle;
  limit: PlanLimit | null;
}

/** Without a charge, months count from the first installation. */
function cycleOf({ paid, freeSince }: DueCount, now: Date): BillingCycle {
  return billingCycle(paid?.activatedAt ?? freeSince, paid?.trialDays ?? 0, now);
}

async function prepare(tx: Tx, due: readonly DueCount[], now: Date): Promise<Count[]> {
  const counts = due.map((one) => ({ due: one, cycle: cycleOf(one, now) }));
  const carried = await sumCarried(
    tx,
    counts.flatMap(({ due: { shopId, paid }, cycle: { startedAt: cycleStartedAt } }) =>
      paid?.usage ? [{ shopId, subscriptionId: paid.subscriptionId, cycleStartedAt }] : [],
    ),
  );
  return counts.map(({ due: one, cycle }) => ({
    due: one,
    cycle,
    limit: limitOf(one, cycle, carried.get(one.shopId) ?? 0),
  }));
}

function limitOf({ planName, paid }: DueCount, cycle: BillingCycle, carriedMinor: number): PlanLimit | null {
  const usage = paid?.usage ? usageIn({ ...paid, usage: paid.usage }, cycle) : null;
  return planLimit(planName, usage, carriedMinor);
}

async function count(
  tx: Tx,
  { due, cycle, limit }: Count,
  { sent, now }: { sent: number; now: Date },
): Promise<Counted> {
  const { shopId } = due;
  const { startedAt: cycleStartedAt, endsAt } = cycle;
  const checkIn = (ms: number) => new Date(Math.min(now.getTime() + ms, endsAt.getTime()));
  if (limit === null) {
    const checkAt = checkIn(UNLIMITED_CHECK_MS);
    return { shopId, cycleStartedAt, used: 0, sentSeen: sent, isReached: false, checkAt };
  }
  const isSameCycle = due.cycleStartedAt?.getTime() === cycleStartedAt.getTime();
  const known = isSameCycle ? due : { used: 0, sentSeen: 0 };
  const atMost = known.used + Math.max(0, sent - known.sentSeen);
  const next = isToBeCounted(known.used, atMost, limit.most)
    ? await countAll(tx, shopId, { limit, since: cycleStartedAt, sent })
    : { used: known.used, sentSeen: known.sentSeen, left: limit.most - atMost };
  const isReached = next.left <= 0;
  // A reached limit stays until the cycle ends or the terms change, and the shop is due then.
  const checkAt = isReached ? endsAt : checkIn(nextCheckSeconds(next.left) * 1000);
  return { shopId, cycleStartedAt, used: next.used, sentSeen: next.sentSeen, isReached, checkAt };
}

async function countAll(
  tx: Tx,
  shopId: number,
  { limit, since, sent }: { limit: PlanLimit; since: Date; sent: number },
): Promise<{ used: number; sentSeen: number; left: number }> {
  const used = await readMeter(tx, shopId, limit.meter, { since });
  return { used, sentSeen: sent, left: limit.most - used };
}
