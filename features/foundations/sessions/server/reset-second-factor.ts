import { deleteApp, deletePasskeys } from '#features/foundations/second-factors/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { deletePendingLogins } from './pending-logins.ts';
import { endAllSessionsOfPerson } from './session-queries.ts';

/**
 * Removes a person's second step, and ends all open and pending logins, because the person who has the lost phone may be
 * logged in on it, in any shop.
 */
export async function resetSecondFactor(tx: Tx, userId: string): Promise<void> {
  // In the order of `finishPendingLogin`, so that the two cannot block each other.
  await deletePendingLogins(tx, userId);
  await deleteApp(tx, userId);
  await deletePasskeys(tx, userId);
  await endAllSessionsOfPerson(tx, userId);
}
