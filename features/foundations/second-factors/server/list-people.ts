import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import { findApp } from './authenticator-app.ts';
import { listPasskeys } from './passkeys.ts';

/** Returns which of these people have a second step at login. */
export async function listPeopleWithFactor(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from authenticator_apps
    where user_id = any(${userIds}::uuid[]) and confirmed_at is not null
    union select user_id from passkeys where user_id = any(${userIds}::uuid[])`.execute(db);
  return new Set(rows.map(({ userId }) => userId));
}

/** What can be the second step of a person. */
export type Step = 'code' | 'passkey';

/** Returns what a person can choose from as the second step of a login. Empty if none is set up. */
export async function listStepsOf(tx: Tx, userId: string): Promise<Step[]> {
  const hasApp = (await findApp(tx, userId)) !== null;
  const hasPasskey = (await listPasskeys(tx, userId)).length > 0;
  return [...(hasApp ? ['code' as const] : []), ...(hasPasskey ? ['passkey' as const] : [])];
}
