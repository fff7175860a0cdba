import type { Insertable, Selectable } from 'kysely';
import type { Media } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FileAddress } from './media-address.ts';

export type MediaRow = Selectable<Media>;

/** An older reservation belongs to a process that is gone. */
const LEFT_OVER_MS = 3600 * 1000;

/** Returns the size of a shop's uploads, including those being stored and without removed ones. */
export async function storedBytes(tx: Tx, shopId: number): Promise<number> {
  const { bytes } = await tx
    .selectFrom('media')
    .select((eb) => eb.fn.sum<string | null>('bytes').as('bytes'))
    .where('shop_id', '=', shopId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Reserves name and space for a file. Null if the name is taken. Throws MEDIA_QUOTA_FULL. */
export async function reserveMedia(
  tx: Tx,
  quotaBytes: number,
  row: Insertable<Media> & { shop_id: number; bytes: number },
): Promise<MediaRow | null> {
  // One upload of a shop at a time, so that two do not both take the last of the space.
  await tx
    .selectFrom('shops')
    .select('shop_id')
    .where('shop_id', '=', row.shop_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if ((await storedBytes(tx, row.shop_id)) + row.bytes > quotaBytes) throw new AppError('MEDIA_QUOTA_FULL');
  const reserved = await tx
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.columns(['page_id', 'kind', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return reserved ?? null;
}

export async function markStored(tx: Tx, row: MediaRow, now: Date): Promise<void> {
  await tx
    .updateTable('media')
    .set({ stored_at: now })
    .where('shop_id', '=', row.shop_id)
    .where('media_id', '=', row.media_id)
    .execute();
}

export async function dropMedia(tx: Tx, row: MediaRow): Promise<void> {
  await tx
    .deleteFrom('media')
    .where('shop_id', '=', row.shop_id)
    .where('media_id', '=', row.media_id)
    .execute();
}

/** Returns the reservations of a shop that nobody will finish. */
export async function listLeftOvers(tx: Tx, shopId: number, now: Date): Promise<MediaRow[]> {
  return tx
    .selectFrom('media')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('stored_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - LEFT_OVER_MS))
    .execute();
}

/** Returns a public file by its address. Null while it is incomplete, and after it was removed. */
export async function findStored(db: Database, address: FileAddress): Promise<MediaRow | null> {
  const row = await selectStored(db, address).executeTakeFirst();
  return row ?? null;
}

/** Returns a stored file of the shop, locked until the transaction ends. */
export async function lockStored(tx: Tx, shopId: number, address: FileAddress): Promise<MediaRow | null> {
  const row = await selectStored(tx, address).where('shop_id', '=', shopId).forUpdate().executeTakeFirst();
  return row ?? null;
}

function selectStored(db: Database, { pageId, kind, name }: FileAddress) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('page_id', '=', pageId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('stored_at', 'is not', null)
    .where('removed_at', 'is', null);
}

export async function markRemoved(tx: Tx, row: MediaRow, now: Date): Promise<void> {
  await tx
    .updateTable('media')
    .set({ removed_at: now })
    .where('shop_id', '=', row.shop_id)
    .where('media_id', '=', row.media_id)
    .execute();
}

/** Returns removed files of any shop that are still in the storage. */
export async function listRemoved(db: Database, most: number): Promise<MediaRow[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('removed_at', 'is not', null)
    .where('cleared_at', 'is', null)
    .orderBy('removed_at')
    .limit(most)
    .execute();
}

export async function markCleared(tx: Tx, row: MediaRow, now: Date): Promise<void> {
  await tx
    .updateTable('media')
    .set({ cleared_at: now })
    .where('shop_id', '=', row.shop_id)
    .where('media_id', '=', row.media_id)
    .execute();
}
