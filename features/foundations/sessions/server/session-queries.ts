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

/** Whose session it is. Without a person it is the owner's, who came through the store's own admin. */
export interface SessionHolder {
  shopId: number;
  userId: string | null;
}

/** Opens a session and returns the secret for its cookie. Only the secret's hash is stored. */
export async function openSession(
  tx: Tx,
  { shopId, userId }: SessionHolder,
  client: Client,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx
    .insertInto('merchant_sessions')
    .values({
      session_hash: hashOf(secret),
      shop_id: shopId,
      user_id: userId,
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
 * Returns the shop of an open session if its app is still installed and the person still belongs to it, else null. Every
 * request of a merchant calls this, so a changed role counts from the next request on.
 */
export async function findSession(db: Database, secret: string, now: Date): Promise<FoundSession | null> {
  const { rows } = await sql<FoundSession>`
    select ${WORKING}, m.last_used_at as "lastUsedAt"
    from merchant_sessions m join shops s on s.shop_id = m.shop_id
      left join memberships b on b.shop_id = m.shop_id and b.user_id = m.user_id
      left join users u on u.user_id = m.user_id
    where m.session_hash = ${hashOf(secret)} and m.expires_at > ${now} and s.uninstalled_at is null
      and (m.user_id is null or b.role is not null)
    ${PREPARED}`.execute(db);
  return rows[0] ?? null;
}

/** A session `m` in a shop `s`, with the membership `b` of its person `u`. */
export const WORKING = sql`s.shop_id as "shopId", s.shop_url as "shopUrl", s.facebook_page_id as "facebookPageId",
  m.session_id as "sessionId", m.user_id as "userId",
  coalesce(nullif(u.name, ''), u.email) as person,
  case when m.user_id is null then 'owner' else b.role end as role, b.agency_id as "agencyId",
  m.user_id is not null
    and exists (select from team_rules r where r.shop_id = s.shop_id and r.requires_second_factor)
    and not exists (
      select from authenticator_apps a where a.user_id = m.user_id and a.confirmed_at is not null
    )
    and not exists (select from passkeys p where p.user_id = m.user_id) as "lacksSecondFactor"`;

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

/** Returns the open sessions that a session may see, the most recently used first. */
export async function listSessions(db: Database, session: MerchantSession, now: Date): Promise<Login[]> {
  const rows = await seenBy(db, session)
    .leftJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['m.session_id', 'm.user_agent', 'm.ip_address', 'm.created_at', 'm.last_used_at'])
    .select(['m.user_id', 'u.name', 'u.email'])
    .where('m.expires_at', '>', now)
    // Without this, a login of somebody who was erased would look like the owner's.
    .where(({ or, eb }) => or([eb('m.user_id', 'is', null), eb('u.user_id', 'is not', null)]))
    .orderBy((order) => order.fn.coalesce('m.last_used_at', 'm.created_at'), 'desc')
    .orderBy('m.session_id')
    .limit(MOST_LOGINS_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.session_id,
    ...describeDevice(row.user_agent),
    person: row.name || row.email,
    ipAddress: row.ip_address,
    loggedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isThis: row.session_id === session.sessionId,
  }));
}

/** Ends a login from the reader's own list. Does nothing if it has ended, or is not in that list. */
export async function endSession(db: Database, session: MerchantSession, sessionId: string): Promise<void> {
  await db
    .deleteFrom('merchant_sessions')
    .where('session_id', 'in', seenBy(db, session).select('m.session_id'))
    .where('session_id', '=', sessionId)
    .execute();
}

/** Ends all logins in the reader's own list, the reader's included. */
export async function endSeenSessions(db: Database, session: MerchantSession): Promise<void> {
  await db
    .deleteFrom('merchant_sessions')
    .where('session_hash', 'in', seenBy(db, session).select('m.session_hash'))
    .execute();
}

/** The owner sees all sessions of the shop, and everybody else their own ones, in every shop. */
function seenBy(db: Database, { shopId, userId }: SessionHolder) {
  const sessions = db.selectFrom('merchant_sessions as m');
  return userId === null
    ? sessions.where('m.shop_id', '=', shopId)
    : sessions.where('m.user_id', '=', userId);
}

/** When each person last used a session of the shop. */
export async function lastUsesOf(db: Database, shopId: number): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('merchant_sessions')
    .select(['user_id', (use) => use.fn.max('last_used_at').as('last_used_at')])
    .where('shop_id', '=', shopId)
    .where('user_id', 'is not', null)
    .groupBy('user_id')
    .execute();
  return new Map(
    rows.flatMap((row) => (row.user_id && row.last_used_at ? [[row.user_id, row.last_used_at]] : [])),
  );
}

/** Goes on in another shop. Returns whether the person belongs to it. */
export async function moveSession(db: Database, session: MerchantSession, shopId: number): Promise<boolean> {
  const { rows } = await sql`
    update merchant_sessions m set shop_id = ${shopId}
    where m.session_id = ${session.sessionId} and m.user_id = ${session.userId}
      and exists (select from memberships b where b.shop_id = ${shopId} and b.user_id = m.user_id)
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Ends all sessions of a person, in every shop. */
export async function endAllSessionsOfPerson(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('merchant_sessions').where('user_id', '=', userId).execute();
}

/** Ends the sessions of people to shops. */
export async function endSessionsOfPeople(
  tx: Tx,
  pairs: readonly { shopId: number; userId: string }[],
): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    delete from merchant_sessions m
    using unnest(
      ${pairs.map(({ shopId }) => shopId)}::bigint[], ${pairs.map(({ userId }) => userId)}::uuid[]
    ) as gone(shop_id, user_id)
    where m.shop_id = gone.shop_id and m.user_id = gone.user_id`.execute(tx);
}

/** Returns the shop that a person worked in last, as far as sessions tell. */
export async function findLatestShop(tx: Tx, userId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('merchant_sessions')
    .select('shop_id')
    .where('user_id', '=', userId)
    .orderBy((order) => order.fn.coalesce('last_used_at', 'created_at'), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.shop_id ?? null;
}

/** The latest user agents with which a person, or the owner of a shop, logged in. */
export async function listUserAgents(tx: Tx, { shopId, userId }: SessionHolder): Promise<(string | null)[]> {
  const sessions = tx.selectFrom('merchant_sessions').select('user_agent').limit(MOST_LOGINS_LISTED);
  const own =
    userId === null
      ? sessions.where('shop_id', '=', shopId).where('user_id', 'is', null)
      : sessions.where('user_id', '=', userId);
  return (await own.orderBy('created_at', 'desc').execute()).map((row) => row.user_agent);
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
