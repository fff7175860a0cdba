import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { removeFiles } from './request-files.ts';
import { settleRequest } from './request-queries.ts';

const MOST_AT_ONCE = 50;

/** Deletes the expired files of data requests. Returns whether there may be more. */
export async function removeExpiredFiles(ctx: Context, storage: Storage): Promise<boolean> {
  const expired = await ctx.db
    .selectFrom('privacy_requests')
    .select(['shop_id', 'request_id', 'files_key'])
    .where('files_key', 'is not', null)
    .where('files_expire_at', '<=', ctx.clock.now())
    .limit(MOST_AT_ONCE)
    .execute();
  for (const row of expired) {
    if (row.files_key !== null) await removeFiles(storage, row.files_key);
    await settleRequest(ctx.db, row, { files_key: null, files_expire_at: null });
  }
  return expired.length === MOST_AT_ONCE;
}
