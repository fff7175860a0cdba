import { DAY_MS } from '#platform/clock/durations.ts';
import { BILLING_CYCLE_DAYS, TRIAL_DAYS } from './plan-terms.ts';

/** Returns the remaining days of the trial. They count from the first approval and continue over plans. */
export function remainingTrialDays(firstActivatedAt: Date | null, now: Date): number {
  if (firstActivatedAt === null) return TRIAL_DAYS;
  const usedDays = Math.floor((now.getTime() - firstActivatedAt.getTime()) / DAY_MS);
  return Math.min(TRIAL_DAYS, Math.max(0, TRIAL_DAYS - usedDays));
}

/** The position of a time in a subscription's billing. */
export interface BillingCycle {
  isTrial: boolean;
  startedAt: Date;
  endsAt: Date;
}

/** Returns the cycle of a time: the trial, then periods of thirty days. */
export function billingCycle(activatedAt: Date, trialDays: number, now: Date): BillingCycle {
  const trialEndsMs = activatedAt.getTime() + trialDays * DAY_MS;
  if (now.getTime() < trialEndsMs) {
    return { isTrial: true, startedAt: activatedAt, endsAt: new Date(trialEndsMs) };
  }
  const cycleMs = BILLING_CYCLE_DAYS * DAY_MS;
  const startedMs = trialEndsMs + Math.floor((now.getTime() - trialEndsMs) / cycleMs) * cycleMs;
  return { isTrial: false, startedAt: new Date(startedMs), endsAt: new Date(startedMs + cycleMs) };
}

/** Returns the cycles of a period, oldest first, without the trial. For an empty period, the cycle of its time. */
export function cyclesBetween(activatedAt: Date, trialDays: number, from: Date, to: Date): BillingCycle[] {
  const cycles: BillingCycle[] = [];
  for (let at = from; at <= to;) {
    const cycle = billingCycle(activatedAt, trialDays, at);
    if (!cycle.isTrial) cycles.push(cycle);
    at = cycle.endsAt;
  }
  return cycles;
}

const POLL_INTERVAL_MS = 3600 * 1000;
/** The time before the end of a cycle for charging within it. Later usage is charged in the next one. */
const LAST_CHECK_MS = 30_000;

/** Returns the next time for counting usage: every hour, and once shortly before the cycle ends. */
export function nextMeteringAt(activatedAt: Date, trialDays: number, now: Date): Date {
  const inAnHourMs = now.getTime() + POLL_INTERVAL_MS;
  const lastCheckMs = billingCycle(activatedAt, trialDays, now).endsAt.getTime() - LAST_CHECK_MS;
  return new Date(lastCheckMs > now.getTime() ? Math.min(inAnHourMs, lastCheckMs) : inAnHourMs);
}
