import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { clearRemoved } from './clear-removed.ts';
import { cdnPath, readAddress } from './media-address.ts';
import { lockStored, markRemoved, type MediaRow } from './media-queries.ts';

/**
 * Returns whether a shop still uses a file: a stored setting or an unsent message has its address. `path` is the address
 * without the host, in the form that it has in JSON.
 */
export type IsFileUsed = (tx: Tx, file: { shopId: number; path: string }) => Promise<boolean>;

export interface RemovalContext {
  ctx: Context;
  storage: Storage;
  /** A function for each feature that stores addresses of files. */
  uses: readonly IsFileUsed[];
}

/**
 * Removes an upload by its address. From the commit on, the file is hidden and does not count for the shop's quota. Its
 * bytes are deleted from the storage right after, or later if that fails. Throws NOT_FOUND and MEDIA_IN_USE.
 */
export async function removeMedia(
  { ctx, storage, uses }: RemovalContext,
  { shopId, url }: { shopId: number; url: string },
): Promise<void> {
  const address = readAddress(ctx.settings.publicUrl, url);
  if (!address) throw new AppError('NOT_FOUND', { field: 'url' });
  const removed = await inShop(ctx.db, shopId, async (tx): Promise<MediaRow> => {
    const row = await lockStored(tx, shopId, address);
    if (!row) throw new AppError('NOT_FOUND', { field: 'url' });
    for (const isUsed of uses)
      if (await isUsed(tx, { shopId, path: cdnPath(row) }))
        throw new AppError('MEDIA_IN_USE', { field: 'url' });
    await markRemoved(tx, row, ctx.clock.now());
    return row;
  });
  await clearRemoved(ctx, storage, removed);
}
