import { verifyRows } from '#features/administration/operation/server/wiring.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns the rows of an environment that contradict each other, by the broken invariant. */
export async function findBroken(db: Database): Promise<Record<string, string[]>> {
  const checked = await verifyRows(db, { now: new Date(), since: null }, { kinds: ['rows'] });
  return Object.fromEntries(
    checked
      .filter(({ violations }) => violations.length > 0)
      .map(({ name, violations }) => [name, violations]),
  );
}
