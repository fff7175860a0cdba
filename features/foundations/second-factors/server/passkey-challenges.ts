import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { PASSKEY_TIMEOUT_MS } from '../contract/passkey-calls.ts';

/**
 * Makes a challenge for a passkey to sign, in place of an earlier one of the same browser. `secret` is known to this browser
 * only: its session, or a cookie.
 */
export async function createChallenge(db: Database, secret: string, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const made = { challenge, expires_at: new Date(now.getTime() + PASSKEY_TIMEOUT_MS) };
  await db
    .insertInto('passkey_challenges')
    .values({ browser_hash: hashOf(secret), ...made })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(made))
    .execute();
  return challenge;
}

/** Uses up the challenge of a browser and returns it, or null if there is none. */
export async function takeChallenge(db: Database, secret: string, now: Date): Promise<string | null> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('browser_hash', '=', hashOf(secret))
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken.challenge : null;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(`passkey ${secret}`).digest();
}
