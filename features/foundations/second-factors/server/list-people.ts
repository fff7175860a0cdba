import type { Database } from '#platform/database/database.ts';

/** Returns which of these people have a second step at login. */
export async function listPeopleWithFactor(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('authenticator_apps')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('confirmed_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
