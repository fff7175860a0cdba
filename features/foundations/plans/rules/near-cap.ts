import type { BillingCycle } from './billing-cycle.ts';

/** Whether the store said in this cycle that charges come close to what was approved; the next one begins anew. */
export function isNearCap(toldAt: Date | null, cycle: Pick<BillingCycle, 'startedAt'>): boolean {
  return toldAt !== null && toldAt >= cycle.startedAt;
}
