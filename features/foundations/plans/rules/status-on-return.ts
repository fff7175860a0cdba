import type { ChargeStatus } from '../contract/plan.ts';
import { isOldStore } from './plan-names.ts';

/**
 * Where a shop stands when it lets us in. One with a plan of the old stores goes on with it, or is greeted while a
 * charge of it waits; every other stands where it stood.
 */
export function statusOnReturn({
  planName,
  status,
}: {
  planName: string;
  status: ChargeStatus;
}): ChargeStatus {
  if (!isOldStore(planName) || status === 'declined') return status;
  return status === 'pending' || status === 'pendingOld' ? 'pendingOld' : 'existing';
}
