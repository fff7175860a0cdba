import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { billingCycle, type BillingCycle } from '../rules/billing-cycle.ts';
import { usageIn } from '../rules/included-used.ts';
import { isToBeCounted, nextLookSeconds, planLimit, type PlanLimit } from '../rules/plan-limit.ts';
import { readMeter } from './meter-usage.ts';
import { sumCarried } from './usage-charge-queries.ts';
import { claimDueCounts, saveCounts, sumSent, type Counted, type DueCount } from './usage-count-queries.ts';

export const LIMITS_BATCH_SIZE = 100;
/** A plan without a limit is checked again when it changes. The hourly check is for changes from outside. */
const UNLIMITED_LOOK_MS = 3600 * 1000;

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
    const looks = await prepare(tx, due, now);
    // Read before the messages are counted, so that messages in between are counted twice at worst, never missed.
    const sent = await sumSent(
      tx,
      looks.map(({ due: { shopId }, cycle }) => ({ shopId, since: cycle.startedAt })),
    );
    const counted: Counted[] = [];
    for (const look of looks)
      counted.push(await count(tx, look, { sent: sent.get(look.due.shopId) ?? 0, now }));
    await saveCounts(tx, counted, now);
    return due.length;
  });
}

interface Look {
  due: DueCount;
  cycle: BillingCycle;
  limit: PlanLimit | null;
}

/** Without a charge, months count from the first installation. */
function cycleOf({ paid, freeSince }: DueCount, now: Date): BillingCycle {
  return billingCycle(paid?.activatedAt ?? freeSince, paid?.trialDays ?? 0, now);
}

async function prepare(tx: Tx, due: readonly DueCount[], now: Date): Promise<Look[]> {
  const looks = due.map((one) => ({ due: one, cycle: cycleOf(one, now) }));
  const carried = await sumCarried(
    tx,
    looks.flatMap(({ due: { shopId, paid }, cycle: { startedAt: cycleStartedAt } }) =>
      paid?.usage ? [{ shopId, subscriptionId: paid.subscriptionId, cycleStartedAt }] : [],
    ),
  );
  return looks.map(({ due: one, cycle }) => ({
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
  { due, cycle, limit }: Look,
  { sent, now }: { sent: number; now: Date },
): Promise<Counted> {
  const { shopId } = due;
  const { startedAt: cycleStartedAt, endsAt } = cycle;
  const look = (ms: number) => new Date(Math.min(now.getTime() + ms, endsAt.getTime()));
  if (limit === null) {
    const lookAt = look(UNLIMITED_LOOK_MS);
    return { shopId, cycleStartedAt, used: 0, sentSeen: sent, isReached: false, lookAt };
  }
  const isSameCycle = due.cycleStartedAt?.getTime() === cycleStartedAt.getTime();
  const known = isSameCycle ? due : { used: 0, sentSeen: 0 };
  const atMost = known.used + Math.max(0, sent - known.sentSeen);
  const next = isToBeCounted(known.used, atMost, limit.most)
    ? await countAll(tx, shopId, { limit, since: cycleStartedAt, sent })
    : { used: known.used, sentSeen: known.sentSeen, left: limit.most - atMost };
  const isReached = next.left <= 0;
  // A reached limit stays until the cycle ends or the terms change, and the shop is due then.
  const lookAt = isReached ? endsAt : look(nextLookSeconds(next.left) * 1000);
  return { shopId, cycleStartedAt, used: next.used, sentSeen: next.sentSeen, isReached, lookAt };
}

async function countAll(
  tx: Tx,
  shopId: number,
  { limit, since, sent }: { limit: PlanLimit; since: Date; sent: number },
): Promise<{ used: number; sentSeen: number; left: number }> {
  const used = await readMeter(tx, shopId, limit.meter, { since });
  return { used, sentSeen: sent, left: limit.most - used };
}
