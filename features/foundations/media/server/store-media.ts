import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Media } from '../contract/media.ts';
import { contentTypeOf, mediaName, type StoredFormat } from '../rules/media-name.ts';
import { typeOfFormat } from '../rules/sniff-format.ts';
import { cdnPath, storageKey } from './media-address.ts';
import {
  dropMedia,
  markStored,
  reserveMedia,
  storedBytes,
  listLeftOvers,
  type MediaRow,
} from './media-queries.ts';

/** Nearly always enough to find a free name. */
const NAME_TRIES = 5;

interface Upload {
  shopId: number;
  pageId: string;
  /** The wanted name. */
  name: string;
  file: PreparedFile;
}

/** A file in its stored form. */
export interface PreparedFile {
  path: string;
  format: StoredFormat;
  bytes: number;
  width: number | null;
  height: number | null;
}

/** Refuses a shop without free space before anything is read. */
export async function requireFreeSpace(ctx: Context, shopId: number): Promise<void> {
  const used = await inShop(ctx.db, shopId, (tx) => storedBytes(tx, shopId));
  if (used >= ctx.settings.storage.quotaBytes) throw new AppError('MEDIA_QUOTA_FULL');
}

/** Stores a file under a name of its own: reserves name and space first, then stores the bytes. */
export async function storeMedia(ctx: Context, storage: Storage, upload: Upload): Promise<Media> {
  await removeLeftOvers(ctx, storage, upload.shopId);
  const { file } = upload;
  const row = await reserveName(ctx, upload);
  await putThere(ctx, storage, row, file);
  return toMedia(ctx, row);
}

/** Reserves space and a free name for a file whose bytes are stored next. Throws MEDIA_QUOTA_FULL. */
export async function reserveName(ctx: Context, upload: Upload): Promise<MediaRow> {
  for (let trial = 0; trial < NAME_TRIES; trial += 1) {
    const row = await reserve(ctx, upload, upload.file, trial === 0 ? '' : randomBytes(4).toString('hex'));
    if (row) return row;
  }
  throw new Error(`no free name was found for ${upload.name}`);
}

/** Reserves a name and space for a file. Null if the name is taken. Throws MEDIA_QUOTA_FULL. */
async function reserve(
  ctx: Context,
  upload: Upload,
  file: PreparedFile,
  mark: string,
): Promise<MediaRow | null> {
  const { shopId, pageId } = upload;
  const now = ctx.clock.now();
  return inShop(ctx.db, shopId, (tx) =>
    reserveMedia(tx, ctx.settings.storage.quotaBytes, {
      shop_id: shopId,
      media_id: timeOrderedId(now),
      page_id: pageId,
      kind: typeOfFormat(file.format),
      name: mediaName(upload.name, file.format, mark),
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      created_at: now,
    }),
  );
}

async function putThere(ctx: Context, storage: Storage, row: MediaRow, file: PreparedFile): Promise<void> {
  const key = storageKey(row);
  try {
    // A taken key belongs to this upload: an earlier try succeeded, and its answer was lost.
    await storage.put(key, { path: file.path, contentType: contentTypeOf(row.name) });
    await inShop(ctx.db, row.shop_id, (tx) => markStored(tx, row, ctx.clock.now()));
  } catch (error) {
    ctx.log.error({ err: error, key }, 'upload not stored');
    await takeBack(ctx, storage, row);
    throw new AppError('STORAGE_FAILED', { cause: error });
  }
}

/** Deletes what a process that died during an upload has left. */
export async function removeLeftOvers(ctx: Context, storage: Storage, shopId: number): Promise<void> {
  const leftOvers = await inShop(ctx.db, shopId, (tx) => listLeftOvers(tx, shopId, ctx.clock.now()));
  for (const row of leftOvers) await takeBack(ctx, storage, row);
}

/** Deletes the bytes first, then the row. A failure is tried again at the shop's next upload. */
export async function takeBack(ctx: Context, storage: Storage, row: MediaRow): Promise<void> {
  try {
    await storage.remove(storageKey(row));
    await inShop(ctx.db, row.shop_id, (tx) => dropMedia(tx, row));
  } catch (error) {
    ctx.log.error({ err: error, key: storageKey(row) }, 'broken upload not taken back');
  }
}

function toMedia(ctx: Context, row: MediaRow): Media {
  return {
    url: ctx.settings.publicUrl + cdnPath(row),
    name: row.name,
    type: row.kind as Media['type'],
    bytes: row.bytes,
    width: row.width,
    height: row.height,
  };
}
