import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Unpaid } from '../contract/plan.ts';
import { findSubscription } from './subscription-queries.ts';

/** Returns why a shop's plan is not paid for, or null if nothing is owed. */
export async function findUnpaid(tx: Tx, shopId: number): Promise<Unpaid | null> {
  const { charge_status: status } = await getShop(tx, shopId);
  if (status === 'pending') return 'toApprove';
  if (status === 'declined') return 'declined';
  const paid = await findSubscription(tx, shopId, ['active', 'frozen']);
  return paid?.state === 'frozen' ? 'onHold' : null;
}
