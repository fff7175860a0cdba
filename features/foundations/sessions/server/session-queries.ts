import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '#platform/database/database.ts';
import { PREPARED } from '#platform/database/pool/prepared-pool.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';

const SESSION_LIFETIME_MS = 30 * 24 * 3600 * 1000;

/** Opens a session and returns the secret for its cookie. Only the secret's hash is stored. */
export async function openSession(tx: Tx, shopId: number, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx
    .insertInto('merchant_sessions')
    .values({
      session_hash: hashOf(secret),
      shop_id: shopId,
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_LIFETIME_MS),
    })
    .execute();
  return secret;
}

/**
 * Returns the shop of an open session if its app is still installed, else null. Every request of a merchant calls this.
 */
export async function findSession(db: Database, secret: string, now: Date): Promise<MerchantSession | null> {
  const { rows } = await sql<MerchantSession>`
    select s.shop_id as "shopId", s.shop_url as "shopUrl", s.facebook_page_id as "facebookPageId"
    from merchant_sessions m join shops s on s.shop_id = m.shop_id
    where m.session_hash = ${hashOf(secret)} and m.expires_at > ${now} and s.uninstalled_at is null
    ${PREPARED}`.execute(db);
  return rows[0] ?? null;
}

export async function closeSession(db: Database, secret: string): Promise<void> {
  await db.deleteFrom('merchant_sessions').where('session_hash', '=', hashOf(secret)).execute();
}

/** Ends all sessions of a shop, in every browser. */
export async function endSessions(tx: Tx, { shopId }: { shopId: number }): Promise<void> {
  await tx.deleteFrom('merchant_sessions').where('shop_id', '=', shopId).execute();
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
