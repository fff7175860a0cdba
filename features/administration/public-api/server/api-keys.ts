import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { PREPARED } from '#platform/database/pool/prepared-pool.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { MOST_KEYS, type ApiKey } from '../contract/key-calls.ts';
import { NEWEST_REVISION, type Revision } from '../contract/revision.ts';
import type { Scope } from '../contract/scope.ts';

/** The last use is stored once in this time, so that most requests write nothing. */
const LAST_USE_STEP_MS = 10 * MINUTE_MS;
const ENDING_LENGTH = 4;

/** A valid key, as a request uses it. */
export interface KeyInUse {
  keyId: string;
  shopId: number;
  name: string;
  scopes: readonly Scope[];
  revision: Revision;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

/** The hash that is stored instead of the key. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns the key with this secret, if it has not expired and its shop still has the app, else null. */
export async function findKey(db: Database, secret: string, now: Date): Promise<KeyInUse | null> {
  const { rows } = await sql<KeyInUse>`
    select k.key_id as "keyId", k.shop_id as "shopId", k.name, k.scopes, k.revision, k.expires_at as "expiresAt",
      k.last_used_at as "lastUsedAt"
    from api_keys k join shops s on s.shop_id = k.shop_id
    where k.key_hash = ${hashOf(secret)} and (k.expires_at is null or k.expires_at > ${now}) and s.uninstalled_at is null
    ${PREPARED}`.execute(db);
  return rows[0] ?? null;
}

/** Stores that a key was used, at most once in ten minutes. */
export async function recordKeyUse(
  db: Database,
  { shopId, keyId, lastUsedAt }: Pick<KeyInUse, 'shopId' | 'keyId' | 'lastUsedAt'>,
  now: Date,
): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < LAST_USE_STEP_MS) return;
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('shop_id', '=', shopId)
    .where('key_id', '=', keyId)
    .execute();
}

interface NewKey {
  shopId: number;
  /** Null: the owner. */
  madeBy: string | null;
  name: string;
  scopes: readonly Scope[];
  days: number | null;
  /** Keys of a sandbox look different, so that nobody takes them for real ones. */
  isSandbox: boolean;
}

/** Makes a key and returns its id and its secret, which is stored nowhere. Throws API_KEYS_FULL. */
export async function createKey(tx: Tx, key: NewKey, now: Date): Promise<{ keyId: string; secret: string }> {
  const { shopId, madeBy, name, scopes, days, isSandbox } = key;
  // One after the other, so that two requests cannot pass the limit together.
  await sql`select from shops where shop_id = ${shopId} for no key update`.execute(tx);
  const known = await tx.selectFrom('api_keys').select('key_id').where('shop_id', '=', shopId).execute();
  if (known.length >= MOST_KEYS) throw new AppError('API_KEYS_FULL');
  const secret = `bb_${isSandbox ? 'test' : 'live'}_${randomBytes(32).toString('base64url')}`;
  const { key_id: keyId } = await tx
    .insertInto('api_keys')
    .values({
      key_hash: hashOf(secret),
      shop_id: shopId,
      name,
      ending: secret.slice(-ENDING_LENGTH),
      scopes: [...new Set(scopes)],
      revision: NEWEST_REVISION,
      made_by: madeBy,
      created_at: now,
      expires_at: days === null ? null : new Date(now.getTime() + days * DAY_MS),
    })
    .returning('key_id')
    .executeTakeFirstOrThrow();
  return { keyId, secret };
}

/** Returns the keys of a shop, the newest first, also those that have expired. */
export async function listKeys(db: Database, shopId: number, now: Date): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys as k')
    .leftJoin('users as u', 'u.user_id', 'k.made_by')
    .select(['k.key_id', 'k.name', 'k.ending', 'k.scopes', 'k.created_at', 'k.expires_at', 'k.last_used_at'])
    .select(['u.name as person', 'u.email'])
    .where('k.shop_id', '=', shopId)
    .orderBy('k.created_at', 'desc')
    .orderBy('k.key_id')
    .execute();
  return rows.map((row) => ({
    keyId: row.key_id,
    name: row.name,
    ending: row.ending,
    scopes: row.scopes as Scope[],
    madeBy: row.person || row.email,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    isExpired: row.expires_at !== null && row.expires_at <= now,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** Deletes a key of a shop. Returns what it was, or null if it does not exist. */
export async function deleteKey(
  tx: Tx,
  shopId: number,
  keyId: string,
): Promise<{ name: string; scopes: string[] } | null> {
  const row = await tx
    .deleteFrom('api_keys')
    .where('shop_id', '=', shopId)
    .where('key_id', '=', keyId)
    .returning(['name', 'scopes'])
    .executeTakeFirst();
  return row ?? null;
}
