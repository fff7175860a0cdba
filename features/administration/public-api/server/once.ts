import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { decideRepeat, type StoredRequest } from '../rules/decide-repeat.ts';

/** A request that changes something, and the key that its program chose for it. */
export interface OnceRequest {
  shopId: number;
  keyId: string;
  idempotencyKey: string;
  /** Everything that must be the same in a repetition. */
  request: unknown;
}

/**
 * Does the work of a request once, however often the request is repeated within a day. The work and what it returns are
 * committed together, so `done` is kept if and only if the work was done. A refused request leaves nothing behind.
 * Throws IDEMPOTENCY_KEY_REUSED, REQUEST_RUNNING, and what the work throws.
 */
export async function doOnce<Done>(
  ctx: Pick<Context, 'db' | 'clock'>,
  asked: OnceRequest,
  work: (tx: Tx) => Promise<Done>,
): Promise<{ done: Done; isRepeated: boolean }> {
  const requestHash = createHash('sha256').update(JSON.stringify(asked.request)).digest();
  const started = await begin(ctx, asked, requestHash);
  if ('done' in started) return { done: started.done as Done, isRepeated: true };
  try {
    const done = await inShop(ctx.db, asked.shopId, async (tx) => {
      const result = await work(tx);
      await finish(tx, asked, { startedAt: started.startedAt, done: result });
      return result;
    });
    return { done, isRepeated: false };
  } catch (error) {
    await forget(ctx, asked, started.startedAt).catch(() => undefined);
    throw error;
  }
}

function begin(
  ctx: Pick<Context, 'db' | 'clock'>,
  asked: OnceRequest,
  requestHash: Buffer,
): Promise<{ startedAt: Date } | { done: unknown }> {
  const { shopId, keyId, idempotencyKey } = asked;
  const now = ctx.clock.now();
  return inShop(ctx.db, shopId, async (tx) => {
    const made = await tx
      .insertInto('api_requests')
      .values({
        shop_id: shopId,
        key_id: keyId,
        idempotency_key: idempotencyKey,
        request_hash: requestHash,
        started_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('started_at')
      .executeTakeFirst();
    if (made) return { startedAt: now };
    const stored = await findStored(tx, asked);
    // It was refused between the two statements, and its program may try again.
    if (!stored) throw new AppError('REQUEST_RUNNING');
    const repeat = decideRepeat(stored, requestHash, now);
    if (repeat.kind === 'refuse') throw new AppError(repeat.code);
    if (repeat.kind === 'done') return { done: repeat.done };
    await ofRequest(tx, asked).set({ started_at: now }).execute();
    return { startedAt: now };
  });
}

/** Locked, so that only one of two repetitions takes over from a request that died. */
async function findStored(
  tx: Tx,
  { shopId, keyId, idempotencyKey }: OnceRequest,
): Promise<StoredRequest | null> {
  const row = await tx
    .selectFrom('api_requests')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('key_id', '=', keyId)
    .where('idempotency_key', '=', idempotencyKey)
    .forUpdate()
    .executeTakeFirst();
  return row ? { requestHash: row.request_hash, startedAt: row.started_at, done: row.done } : null;
}

/** If another request took over meanwhile, or the key was deleted, the work is rolled back. */
async function finish(tx: Tx, asked: OnceRequest, { startedAt, done }: { startedAt: Date; done: unknown }) {
  const { numUpdatedRows } = await ofRequest(tx, asked)
    .set({ done: sql`${storableJson(done)}::jsonb` })
    .where('started_at', '=', startedAt)
    .where('done', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('REQUEST_RUNNING');
}

function forget(ctx: Pick<Context, 'db'>, asked: OnceRequest, startedAt: Date): Promise<unknown> {
  const { shopId, keyId, idempotencyKey } = asked;
  return inShop(ctx.db, shopId, (tx) =>
    tx
      .deleteFrom('api_requests')
      .where('shop_id', '=', shopId)
      .where('key_id', '=', keyId)
      .where('idempotency_key', '=', idempotencyKey)
      .where('started_at', '=', startedAt)
      .where('done', 'is', null)
      .execute(),
  );
}

function ofRequest(tx: Tx, { shopId, keyId, idempotencyKey }: OnceRequest) {
  return tx
    .updateTable('api_requests')
    .where('shop_id', '=', shopId)
    .where('key_id', '=', keyId)
    .where('idempotency_key', '=', idempotencyKey);
}
