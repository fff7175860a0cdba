import type { MeterReading, PlanDetails } from '../contract/plan.ts';
import type { PlanLimit } from './plan-limit.ts';

/** The reading of a meter that has a maximum. */
export type BoundedReading = MeterReading & PlanLimit;

/** What a merchant can do about usage at or near the plan's limit. A notice of near usage can be closed. */
export type LimitNotice =
  | { kind: 'reached'; id: string; reading: BoundedReading; does: 'openPlans' | 'raiseCap' }
  | { kind: 'near'; id: string; does: 'raiseCap' };

/** Returns the notice above every page, or null. */
export function limitNotice(plan: PlanDetails): LimitNotice | null {
  const reading = plan.readings.find(isBounded);
  const does = plan.usageCap?.canRaise === true ? 'raiseCap' : 'openPlans';
  if (plan.limitReachedOn !== null && reading)
    return { kind: 'reached', id: `limit-${plan.cycleEndsOn}`, reading, does };
  if (!plan.isNearCap || does === 'openPlans') return null;
  return { kind: 'near', id: `near-${plan.cycleEndsOn}`, does };
}

/** Revenue has no maximum. */
function isBounded(reading: MeterReading): reading is BoundedReading {
  return reading.meter !== 'revenue' && reading.most !== null;
}
