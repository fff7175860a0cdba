import { sql } from 'kysely';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { ImportRow } from './import-queries.ts';
import { clearStaging } from './staging.ts';

type Ctx = Pick<Context, 'slowDb' | 'clock' | 'log'>;

const MOST_AT_ONCE = 20;
const STEP = 20_000;

/**
 * Deletes what imports leave behind: files and staged rows of finished ones, old error files, uploads that were not
 * started within a day, and everything of deleted ones. Returns whether there may be more.
 */
export async function clearImports(ctx: Ctx, storage: Storage): Promise<boolean> {
  const { slowDb, clock } = ctx;
  const now = clock.now();
  await sql`
    update imports set state = 'deleted'
    where state in ('created', 'uploaded') and created_at < ${new Date(now.getTime() - DAY_MS)}`.execute(
    slowDb,
  );
  const { rows } = await sql<ImportRow>`
    select * from imports
    where state = 'deleted' or state in ('completed', 'failed', 'cancelled') and file_key is not null
      or errors_key is not null and errors_expire_at <= ${now}
    limit ${MOST_AT_ONCE}`.execute(slowDb);
  for (const row of rows) await clear(ctx, storage, row, now);
  return rows.length === MOST_AT_ONCE;
}

async function clear({ slowDb }: Ctx, storage: Storage, row: ImportRow, now: Date): Promise<void> {
  const isDeleted = row.state === 'deleted';
  const isOver = isDeleted || ['completed', 'failed', 'cancelled'].includes(row.state);
  const isErrorsOver = isDeleted || (row.errors_expire_at !== null && row.errors_expire_at <= now);
  const [fileKey, errorsKey] = [isOver ? row.file_key : null, isErrorsOver ? row.errors_key : null];
  for (const key of [fileKey, errorsKey]) if (key !== null) await storage.remove(key);
  if (isOver) await clearStaging(slowDb, row);
  if (isDeleted) return removeAll({ slowDb }, row);
  await slowDb
    .updateTable('imports')
    .set({ ...(fileKey !== null && { file_key: null }), ...(errorsKey !== null && { errors_key: null }) })
    .where('shop_id', '=', row.shop_id)
    .where('import_id', '=', row.import_id)
    .execute();
}

async function removeAll(
  { slowDb }: Pick<Context, 'slowDb'>,
  { shop_id, import_id }: ImportRow,
): Promise<void> {
  for (let removed = STEP; removed === STEP;) {
    const { numAffectedRows = 0n } = await sql`
      delete from import_members where ctid = any(array(
        select ctid from import_members where shop_id = ${shop_id} and import_id = ${import_id} limit ${STEP}))`.execute(
      slowDb,
    );
    removed = Number(numAffectedRows);
  }
  await sql`delete from imports where shop_id = ${shop_id} and import_id = ${import_id}`.execute(slowDb);
}
