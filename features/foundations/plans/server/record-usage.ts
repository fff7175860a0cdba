import type { Tx } from '#platform/database/database.ts';
import { billingCycle, cyclesBetween, type BillingCycle } from '../rules/billing-cycle.ts';
import { carryOver, usageIn, type IncludedUsed } from '../rules/included-used.ts';
import type { Usage } from '../rules/plan-catalogue.ts';
import { billableSteps } from '../rules/usage-steps.ts';
import { readMeter } from './meter-usage.ts';
import { findEnded, updateSubscription, type Subscription } from './subscription-queries.ts';

/** A subscription whose usage the store can charge. */
export interface Metered extends Subscription {
  usage: Usage;
  providerId: string;
  usageLineId: string;
  activatedAt: Date;
}

export function isMetered(subscription: Subscription): subscription is Metered {
  const { usage, providerId, usageLineId, activatedAt } = subscription;
  return usage !== null && providerId !== null && usageLineId !== null && activatedAt !== null;
}

/**
 * Stores the steps of a subscription until that time, including cycles that ended since the last run. Stored steps stay
 * due whatever happens to the subscription. The caller locks the shop.
 */
export async function recordUsage(tx: Tx, known: Subscription, until: Date): Promise<void> {
  if (!isMetered(known)) return;
  const from = known.notedTo ?? known.activatedAt;
  if (until < from) return;
  for (const cycle of cyclesBetween(known.activatedAt, known.trialDays, from, until))
    await recordCycle(tx, known, cycle, until);
  await updateSubscription(tx, known, { noted_to: until });
}

async function recordCycle(tx: Tx, known: Metered, cycle: BillingCycle, until: Date): Promise<void> {
  const { shopId, subscriptionId } = known;
  const usage = usageIn(known, cycle);
  const span = { since: cycle.startedAt, until: until < cycle.endsAt ? until : cycle.endsAt };
  for (const meter of usage.meters) {
    const steps = billableSteps(usage, meter, await readMeter(tx, shopId, meter.meter, span));
    if (steps === 0) continue;
    const row = {
      shop_id: shopId,
      subscription_id: subscriptionId,
      cycle_started_at: cycle.startedAt,
      meter: meter.meter,
      amount_minor: meter.feeMinor,
      state: 'due',
      recorded_at: until,
    };
    await tx
      .insertInto('usage_charges')
      .values(Array.from({ length: steps }, (_, index) => ({ ...row, step: index + 1 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Returns what ended plans had used of the amounts that a new plan includes, at the start of its first cycle. */
export async function findIncludedUsed(
  tx: Tx,
  approved: Subscription,
  beginsAt: Date,
): Promise<IncludedUsed> {
  const used: IncludedUsed = {};
  const ended = await findEnded(tx, approved, beginsAt);
  for (const { meter } of approved.usage?.meters ?? []) {
    const last = ended.find(({ usage }) => usage?.meters.some((one) => one.meter === meter));
    const granted = last?.usage?.meters.find((one) => one.meter === meter);
    if (!last?.usage || !last.activatedAt || !last.endedAt || !granted) continue;
    const cycle = billingCycle(last.activatedAt, last.trialDays, last.endedAt);
    if (cycle.isTrial) continue;
    const span = { since: cycle.startedAt, until: last.endedAt };
    const left = usageIn({ ...last, usage: last.usage, activatedAt: last.activatedAt }, cycle);
    const includedLeft = left.meters.find((one) => one.meter === meter)?.included ?? granted.included;
    used[meter] = carryOver(
      {
        startedAt: cycle.startedAt,
        included: granted.included,
        used: await readMeter(tx, approved.shopId, meter, span),
        usedBefore: granted.included - includedLeft,
      },
      beginsAt,
    );
  }
  return used;
}
