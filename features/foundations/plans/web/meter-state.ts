import type { MeterReading } from '../contract/plan.ts';

/**
 * What further usage means: it is in the price, it is charged, or it waits. `bounded`: it waits once the included amount
 * is used. `unbounded`: it is charged above the included amount, without a maximum.
 */
export type MeterState =
  | 'included'
  | 'bounded'
  | 'unbounded'
  | 'charged'
  | 'usedUp'
  | 'revenueFree'
  | 'revenueCharged';

/** Returns the state of a meter. Revenue never stops messages. */
export function meterState({ meter, used, included, most }: MeterReading): MeterState {
  if (meter === 'revenue') return used > included ? 'revenueCharged' : 'revenueFree';
  if (most === null) return 'unbounded';
  if (used >= most) return 'usedUp';
  if (most <= included) return 'bounded';
  return used < included ? 'included' : 'charged';
}

/** Returns the amount at which a meter's bar is full: the included amount until it is used, then the maximum. */
export function fullAt(reading: MeterReading): number {
  const { included, most } = reading;
  return most !== null && ['charged', 'usedUp'].includes(meterState(reading)) ? most : included;
}

/** Returns how much is used, in whole percent. It is below 100 as long as something is left, and may be above. */
export function percentUsed(used: number, most: number): number {
  if (most <= 0 || used <= 0) return 0;
  const percent = (used / most) * 100;
  return percent < 100 ? Math.min(99, Math.round(percent)) : Math.floor(percent);
}
