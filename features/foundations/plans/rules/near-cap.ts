import type { BillingCycle } from './billing-cycle.ts';

/** Whether the store reported in this cycle that charges are close to the cap. */
export function isNearCap(reportedAt: Date | null, cycle: Pick<BillingCycle, 'startedAt'>): boolean {
  return reportedAt !== null && reportedAt >= cycle.startedAt;
}
