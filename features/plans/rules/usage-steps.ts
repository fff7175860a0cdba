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

/** Whether a fee still fits under the cap; what does not is never charged, not even in part. */
export function fitsUnderCap(feeMinor: number, balance: { usedMinor: number; cappedMinor: number }): boolean {
  return balance.usedMinor + feeMinor <= balance.cappedMinor;
}
