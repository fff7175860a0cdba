import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '#platform/database/database.ts';
import { PREPARED } from '#platform/database/pool/prepared-pool.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { sourceOf } from '#platform/http/sources/client-address.ts';
import type { Login } from '../contract/session-calls.ts';
import { describeDevice, MAX_USER_AGENT_LENGTH } from '../rules/describe-device.ts';

const SESSION_LIFETIME_MS = 30 * 24 * 3600 * 1000;
/** A session's last use is stored once in this time, so that most requests write nothing. */
const LAST_USE_STEP_MS = 10 * 60 * 1000;
/** A shop whose merchant never logs out has a few; more come from a program. */
const MOST_LOGINS_LISTED = 100;

/** Where a session is used from, as the request says. */
export interface Client {
  userAgent: string | null;
  ipAddress: string;
}

/** Opens a session and returns the secret for its cookie. Only the secret's hash is stored. */
export async function openSession(tx: Tx, shopId: number, client: Client, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx
    .insertInto('merchant_sessions')
    .values({
      session_hash: hashOf(secret),
      shop_id: shopId,
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_LIFETIME_MS),
      last_used_at: now,
      ...columnsOf(client),
    })
    .execute();
  return secret;
}

/** A session, and when its use was last stored. */
interface FoundSession extends MerchantSession {
  lastUsedAt: Date | null;
}

/**
 * Returns the shop of an open session if its app is still installed, else null. Every request of a merchant calls this.
 */
export async function findSession(db: Database, secret: string, now: Date): Promise<FoundSession | null> {
  const { rows } = await sql<FoundSession>`
    select s.shop_id as "shopId", s.shop_url as "shopUrl", s.facebook_page_id as "facebookPageId",
      m.session_id as "sessionId", m.last_used_at as "lastUsedAt"
    from merchant_sessions m join shops s on s.shop_id = m.shop_id
    where m.session_hash = ${hashOf(secret)} and m.expires_at > ${now} and s.uninstalled_at is null
    ${PREPARED}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a use of the session now has to be stored. */
export function isUseNew({ lastUsedAt }: Pick<FoundSession, 'lastUsedAt'>, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= LAST_USE_STEP_MS;
}

export async function recordUse(db: Database, sessionId: string, client: Client, now: Date): Promise<void> {
  await db
    .updateTable('merchant_sessions')
    .set({ last_used_at: now, ...columnsOf(client) })
    .where('session_id', '=', sessionId)
    .execute();
}

/** Returns the shop's open sessions, the most recently used first. */
export async function listSessions(db: Database, session: MerchantSession, now: Date): Promise<Login[]> {
  const rows = await db
    .selectFrom('merchant_sessions')
    .select(['session_id', 'user_agent', 'ip_address', 'created_at', 'last_used_at'])
    .where('shop_id', '=', session.shopId)
    .where('expires_at', '>', now)
    .orderBy((order) => order.fn.coalesce('last_used_at', 'created_at'), 'desc')
    .orderBy('session_id')
    .limit(MOST_LOGINS_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.session_id,
    ...describeDevice(row.user_agent),
    ipAddress: row.ip_address,
    loggedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isThis: row.session_id === session.sessionId,
  }));
}

/** Ends a session of this shop. Does nothing if it has ended, or is another shop's. */
export async function endSession(db: Database, shopId: number, sessionId: string): Promise<void> {
  await db
    .deleteFrom('merchant_sessions')
    .where('shop_id', '=', shopId)
    .where('session_id', '=', sessionId)
    .execute();
}

export async function closeSession(db: Database, secret: string): Promise<void> {
  await db.deleteFrom('merchant_sessions').where('session_hash', '=', hashOf(secret)).execute();
}

/** Ends all sessions of a shop, in every browser. */
export async function endSessions(tx: Tx, { shopId }: { shopId: number }): Promise<void> {
  await tx.deleteFrom('merchant_sessions').where('shop_id', '=', shopId).execute();
}

function columnsOf({ userAgent, ipAddress }: Client) {
  // PostgreSQL's text has no NUL.
  const text = userAgent?.replaceAll('\0', '').slice(0, MAX_USER_AGENT_LENGTH) ?? null;
  return { user_agent: text, ip_address: sourceOf(ipAddress) };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
