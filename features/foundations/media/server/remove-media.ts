import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { clearRemoved } from './clear-removed.ts';
import { cdnPath, readAddress } from './media-address.ts';
import { lockStored, markRemoved, type MediaRow } from './media-queries.ts';

/**
 * Whether something of a shop stores or still sends the address of a file. `path` is the address without the host, as
 * it occurs in JSON.
 */
export type IsFileUsed = (tx: Tx, file: { shopId: number; path: string }) => Promise<boolean>;

export interface RemovalHouse {
  ctx: Context;
  storage: Storage;
  /** Everything that stores addresses of files. */
  uses: readonly IsFileUsed[];
}

/**
 * Removes an upload by its address: it is hidden and its space is free from the commit, and the storage deletes it now
 * or a little later. Throws NOT_FOUND and MEDIA_IN_USE.
 */
export async function removeMedia(
  { ctx, storage, uses }: RemovalHouse,
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
