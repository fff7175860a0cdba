import type { Usage, UsageMeter } from './plan-catalogue.ts';

/** How many steps of a meter are due: each whole one beyond what is included; a meter without steps has one. */
export function stepsDue({ included, step }: UsageMeter, used: number): number {
  if (used <= included) return 0;
  return step === null ? 1 : Math.floor((used - included) / step);
}

/** No step is recorded that could not be charged in this cycle: the cap bounds them. */
export function billableSteps(usage: Usage, meter: UsageMeter, used: number): number {
  return Math.min(stepsDue(meter, used), Math.floor(usage.cappedMinor / meter.feeMinor));
}

/** A step that is due, in US cents: its own fee, and what its cycle came to with it. */
export interface DueStep {
  amountMinor: number;
  cycleMinor: number;
  /** Of the plan that is charged, not of one before it. */
  isOwn: boolean;
}

/**
 * What becomes of a step that is due. The cap is never passed, not even in part: what is beyond it is let go, as the
 * terms say, and what finds no room only because of older steps waits for the next cycle.
 */
export function afterCharge(
  { amountMinor, cycleMinor, isOwn }: DueStep,
  balance: { usedMinor: number; cappedMinor: number },
): 'charge' | 'wait' | 'waive' {
  if (balance.usedMinor + amountMinor <= balance.cappedMinor) return 'charge';
  return isOwn && cycleMinor > balance.cappedMinor ? 'waive' : 'wait';
}
