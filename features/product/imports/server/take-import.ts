import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { ImportRow } from './import-queries.ts';

/** A worker without progress for this long is gone. */
const LOST_AFTER = sql.raw("interval '1 minute'");

/**
 * Takes the import that has waited longest without a worker, from a shop without other running imports. Each time counts
 * as a try with its own number, so a worker that lost the import to another worker notices.
 */
export async function takeNextImport(db: Database, now: Date): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    update imports set attempts = attempts + 1, beat_at = clock_timestamp(),
      state = case when state = 'queued' then 'reading' else state end
    where (shop_id, import_id) = (
      select i.shop_id, i.import_id from imports i
      where i.state in ('queued', 'reading', 'adding') and i.due_at <= ${now}
        and (i.beat_at is null or i.beat_at < clock_timestamp() - ${LOST_AFTER})
        and not exists (
          select from imports r where r.shop_id = i.shop_id and r.state in ('reading', 'adding')
            and r.beat_at >= clock_timestamp() - ${LOST_AFTER})
      order by i.due_at limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Writes the result of a try, if it is still the current one. Returns the row afterwards, or null. */
export async function changeTry(
  db: Database,
  { shop_id, import_id, attempts, state }: ImportRow,
  change: Partial<ImportRow>,
): Promise<ImportRow | null> {
  const row = await db
    .updateTable('imports')
    .set({ ...change, plan: undefined })
    .where('shop_id', '=', shop_id)
    .where('import_id', '=', import_id)
    .where('attempts', '=', attempts)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Releases an import whose attempt was interrupted. The attempt does not count. */
export async function giveBack(db: Database, row: ImportRow): Promise<void> {
  await sql`
    update imports set beat_at = null, attempts = attempts - 1
    where shop_id = ${row.shop_id} and import_id = ${row.import_id} and attempts = ${row.attempts}
      and state in ('reading', 'adding')`.execute(db);
}
