import { DAY_MS } from '#platform/clock/durations.ts';
import { BILLING_CYCLE_DAYS, TRIAL_DAYS } from './plan-terms.ts';

/** The days of the trial that are left: they run from the first approval on and are carried from plan to plan. */
export function remainingTrialDays(firstActivatedAt: Date | null, now: Date): number {
  if (firstActivatedAt === null) return TRIAL_DAYS;
  const usedDays = Math.floor((now.getTime() - firstActivatedAt.getTime()) / DAY_MS);
  return Math.min(TRIAL_DAYS, Math.max(0, TRIAL_DAYS - usedDays));
}

/** Where a moment lies in a subscription's billing. */
export interface BillingCycle {
  isTrial: boolean;
  startedAt: Date;
  endsAt: Date;
}

/** The cycle a moment lies in: the trial, then thirty days after thirty days. */
export function billingCycle(activatedAt: Date, trialDays: number, now: Date): BillingCycle {
  const trialEndsMs = activatedAt.getTime() + trialDays * DAY_MS;
  if (now.getTime() < trialEndsMs) {
    return { isTrial: true, startedAt: activatedAt, endsAt: new Date(trialEndsMs) };
  }
  const cycleMs = BILLING_CYCLE_DAYS * DAY_MS;
  const startedMs = trialEndsMs + Math.floor((now.getTime() - trialEndsMs) / cycleMs) * cycleMs;
  return { isTrial: false, startedAt: new Date(startedMs), endsAt: new Date(startedMs + cycleMs) };
}

/** The cycles that a time touches, oldest first; a trial is none. Up to two moments that are the same: its own. */
export function cyclesBetween(activatedAt: Date, trialDays: number, from: Date, to: Date): BillingCycle[] {
  const cycles: BillingCycle[] = [];
  for (let at = from; at <= to;) {
    const cycle = billingCycle(activatedAt, trialDays, at);
    if (!cycle.isTrial) cycles.push(cycle);
    at = cycle.endsAt;
  }
  return cycles;
}

const LOOK_EVERY_MS = 3600 * 1000;
/** Time to charge in the cycle to which it belongs; what is used after that look is charged in the next. */
const LAST_LOOK_MS = 30_000;

/** When to look at usage again: hourly, and once more shortly before the cycle ends. */
export function nextMeteringAt(activatedAt: Date, trialDays: number, now: Date): Date {
  const inAnHourMs = now.getTime() + LOOK_EVERY_MS;
  const lastLookMs = billingCycle(activatedAt, trialDays, now).endsAt.getTime() - LAST_LOOK_MS;
  return new Date(lastLookMs > now.getTime() ? Math.min(inAnHourMs, lastLookMs) : inAnHourMs);
}
