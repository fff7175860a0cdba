import * as z from 'zod/mini';
import { DAY_MS } from '#platform/clock/durations.ts';
import { Meter } from '../contract/plan.ts';
import type { BillingCycle } from './billing-cycle.ts';
import type { Usage } from './plan-catalogue.ts';
import { BILLING_CYCLE_DAYS } from './plan-terms.ts';

/** What earlier plans used of the amount that a plan's first cycle includes, by meter. */
export const IncludedUsed = z.partialRecord(Meter, z.number());
export type IncludedUsed = Partial<Record<Meter, number>>;

/** What a plan used of its included amount in its last cycle. */
export interface LastCycle {
  /** When the amount was granted: the start of that cycle. */
  startedAt: Date;
  included: number;
  used: number;
  /** What earlier plans had already used of that amount. */
  usedBefore: number;
}

/**
 * Returns how much of a new cycle's included amount is used already. An included amount is available once in 30 days:
 * the used part of the last amount becomes available as those days pass, so that switching between plans wins nothing.
 */
export function carryOver(last: LastCycle, beginsAt: Date): number {
  const passed = (beginsAt.getTime() - last.startedAt.getTime()) / (BILLING_CYCLE_DAYS * DAY_MS);
  const used = Math.min(last.included, last.usedBefore + last.used);
  return Math.ceil(used * Math.min(1, Math.max(0, 1 - passed)));
}

/** Returns the usage terms of one cycle. The first one may include less. */
export function usageIn(
  agreed: { usage: Usage; includedUsed: IncludedUsed; activatedAt: Date; trialDays: number },
  { isTrial, startedAt }: Pick<BillingCycle, 'isTrial' | 'startedAt'>,
): Usage {
  const firstMs = agreed.activatedAt.getTime() + agreed.trialDays * DAY_MS;
  if (isTrial || startedAt.getTime() !== firstMs) return agreed.usage;
  const meters = agreed.usage.meters.map((one) => ({
    ...one,
    included: Math.max(0, one.included - (agreed.includedUsed[one.meter] ?? 0)),
  }));
  return { ...agreed.usage, meters };
}
