import { hashOfToken, makeToken } from '#features/foundations/team/server/index.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Database, Tx } from '#platform/database/database.ts';

/** Long enough for a slow mail server, short enough for a mailbox that stays open. */
export const LINK_MINUTES = 15;
/** Further links are not sent. The earlier ones work, so that nobody can lock a person out by asking often. */
const MOST_OPEN_LINKS = 5;

/** Creates a login link of a person and returns its token, or null if the person has enough of them. */
export async function createLoginLink(tx: Tx, userId: string, now: Date): Promise<string | null> {
  await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('login_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (count >= MOST_OPEN_LINKS) return null;
  const { token, hash } = makeToken();
  await tx
    .insertInto('login_links')
    .values({
      token_hash: hash,
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_MINUTES * MINUTE_MS),
    })
    .execute();
  return token;
}

/** Uses a login link up, and the person's others with it. Returns the person, or null if the link is void or too old. */
export async function useLoginLink(db: Database | Tx, token: string, now: Date): Promise<string | null> {
  const used = await db
    .deleteFrom('login_links')
    .where('token_hash', '=', hashOfToken(token))
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  if (!used || used.expires_at <= now) return null;
  await db.deleteFrom('login_links').where('user_id', '=', used.user_id).execute();
  return used.user_id;
}
