import { hashOfToken, makeToken } from '#features/foundations/team/server/index.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Tx } from '#platform/database/database.ts';

/** Time enough to find the phone, or the paper with the recovery codes. */
export const PENDING_MS = 10 * MINUTE_MS;

/** Stores that the first step of a login succeeded. Returns the secret for the cookie of this browser. */
export async function createPendingLogin(tx: Tx, userId: string, now: Date): Promise<string> {
  const { token, hash } = makeToken();
  await tx
    .insertInto('pending_logins')
    .values({
      secret_hash: hash,
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + PENDING_MS),
    })
    .execute();
  return token;
}

/** Returns whose login waits in this browser, or null if none does. It is locked, so that it is finished only once. */
export async function lockPendingLogin(tx: Tx, secret: string, now: Date): Promise<string | null> {
  const row = await tx
    .selectFrom('pending_logins')
    .select('user_id')
    .where('secret_hash', '=', hashOfToken(secret))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Others of the person stay, because another request may hold them while it waits for this one. */
export async function deletePendingLogin(tx: Tx, secret: string): Promise<void> {
  await tx.deleteFrom('pending_logins').where('secret_hash', '=', hashOfToken(secret)).execute();
}

/** Ends the logins of a person that wait, in every browser. */
export async function deletePendingLogins(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('pending_logins').where('user_id', '=', userId).execute();
}
