import type { ChargeStatus } from '../contract/plan.ts';
import { isOldStore } from './plan-names.ts';

/**
 * Returns the charge status of a shop that installs the app. A shop with a plan of the old stores continues with it, or
 * is greeted while a charge of it waits. Every other keeps its status.
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
