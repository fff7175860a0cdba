import * as z from 'zod/mini';
import { DAY_MS } from '#platform/clock/durations.ts';
import { Meter } from '../contract/plan.ts';
import type { BillingCycle } from './billing-cycle.ts';
import type { Usage } from './plan-catalogue.ts';
import { BILLING_CYCLE_DAYS } from './plan-terms.ts';

/** By meter, what earlier plans had used of the amount that a plan's first cycle includes. */
export const IncludedUsed = z.partialRecord(Meter, z.number());
export type IncludedUsed = Partial<Record<Meter, number>>;

/** What a plan used of its included amount in the cycle in which it ended. */
export interface LastCycle {
  /** When the amount was granted: the beginning of that cycle. */
  startedAt: Date;
  included: number;
  used: number;
  /** What plans before it had used of that amount already. */
  usedBefore: number;
}

/**
 * What is taken off the included amount of a cycle that begins then. An included amount is there once in 30 days: what
 * was used of the last one comes back as those days pass, so that going to and fro between plans wins nothing.
 */
export function carryOver(last: LastCycle, beginsAt: Date): number {
  const passed = (beginsAt.getTime() - last.startedAt.getTime()) / (BILLING_CYCLE_DAYS * DAY_MS);
  const used = Math.min(last.included, last.usedBefore + last.used);
  return Math.ceil(used * Math.min(1, Math.max(0, 1 - passed)));
}

/** The usage terms as they hold in one cycle: the first one may include less. */
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
