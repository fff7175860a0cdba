import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { storageKey } from './media-address.ts';
import { listRemoved, markCleared, type MediaRow } from './media-queries.ts';

type Ctx = Pick<Context, 'db' | 'slowDb' | 'clock' | 'log'>;

/** The number of files in a step. */
const STEP = 100;

/** Deletes removed files from the storage. Returns whether there may be more. */
export async function clearAllRemoved(ctx: Ctx, storage: Storage): Promise<boolean> {
  const rows = await listRemoved(ctx.slowDb, STEP);
  let cleared = 0;
  for (const row of rows) if (await clearRemoved(ctx, storage, row)) cleared += 1;
  return cleared === STEP;
}

/**
 * Deletes the bytes first, then the row that knows of them. Returns false if the storage failed; then it is tried again
 * later.
 */
export async function clearRemoved(ctx: Ctx, storage: Storage, row: MediaRow): Promise<boolean> {
  try {
    await storage.remove(storageKey(row));
    await inShop(ctx.db, row.shop_id, (tx) => markCleared(tx, row, ctx.clock.now()));
    return true;
  } catch (error) {
    ctx.log.error({ err: error, key: storageKey(row) }, 'removed upload is still in the storage');
    return false;
  }
}
