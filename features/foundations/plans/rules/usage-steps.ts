import type { Usage, UsageMeter } from './plan-catalogue.ts';

/**
 * Returns the number of due steps of a meter: each whole one beyond the included amount. A meter without steps has one.
 */
export function stepsDue({ included, step }: UsageMeter, used: number): number {
  if (used <= included) return 0;
  return step === null ? 1 : Math.floor((used - included) / step);
}

/** Limited by the cap, because other steps could not be charged in this cycle. */
export function billableSteps(usage: Usage, meter: UsageMeter, used: number): number {
  return Math.min(stepsDue(meter, used), Math.floor(usage.cappedMinor / meter.feeMinor));
}

/** A due step in US cents: its own fee, and the sum of its cycle with it. */
export interface DueStep {
  amountMinor: number;
  cycleMinor: number;
  /** Whether it belongs to the plan that is charged, not to an earlier one. */
  isOwn: boolean;
}

/**
 * Decides what happens to a due step. The cap is never exceeded, not even in part: what is beyond is not charged, as
 * the terms say, and what does not fit only because of older steps waits for the next cycle.
 */
export function afterCharge(
  { amountMinor, cycleMinor, isOwn }: DueStep,
  balance: { usedMinor: number; cappedMinor: number },
): 'charge' | 'wait' | 'waive' {
  if (balance.usedMinor + amountMinor <= balance.cappedMinor) return 'charge';
  return isOwn && cycleMinor > balance.cappedMinor ? 'waive' : 'wait';
}
