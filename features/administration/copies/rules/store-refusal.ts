import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { hasRight } from '#platform/rights/rights.ts';
import type { StoreRefusal } from '../contract/copy-calls.ts';

/** Returns why a person cannot copy to a store, or null. The same right is needed to write such things there. */
export function storeRefusal({
  role,
  lacksSecondFactor,
}: Pick<MerchantSession, 'role' | 'lacksSecondFactor'>): StoreRefusal | null {
  if (lacksSecondFactor) return 'secondStep';
  return hasRight(role, 'market') ? null : 'role';
}
