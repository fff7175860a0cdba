import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { exportKey } from './export-key.ts';
import type { ExportRow } from './export-queries.ts';
import { EXPORT_KINDS } from './kinds/kind-list.ts';

/** Several people are often erased together; a file that is started again waits for that long. */
const PAUSE_MS = 60_000;
const WITHOUT_PEOPLE = EXPORT_KINDS.filter(({ hasPeople }) => !hasPeople).map(({ name }) => name);

/**
 * Ends a shop's files about people that were asked for up to a moment: their links stop working, their bytes are
 * deleted, and a file that is being written is written again from its beginning.
 */
export async function expireExportsOfPeople(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  storage: Storage,
  { shopId, askedUntil }: { shopId: number; askedUntil: Date },
): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + PAUSE_MS);
  await sql`
    update exports set state = 'queued', due_at = ${dueAt}
    where shop_id = ${shopId} and state = 'running' and created_at <= ${askedUntil}
      and kind <> all(${WITHOUT_PEOPLE}::text[])`.execute(db);
  const { rows } = await sql<ExportRow>`
    select * from exports
    where shop_id = ${shopId} and kind <> all(${WITHOUT_PEOPLE}::text[]) and created_at <= ${askedUntil}
      and state <> 'expired' and (attempts > 0 or file_key is not null)`.execute(db);
  for (const row of rows) {
    // A try that broke off may have stored its file without a row that names it.
    for (let attempt = 1; attempt <= row.attempts; attempt += 1)
      await storage.remove(exportKey(row, attempt));
    if (row.file_key !== null) await storage.remove(row.file_key);
    await sql`
      update exports set state = 'expired', file_key = null
      where shop_id = ${shopId} and export_id = ${row.export_id} and state = 'ready'`.execute(db);
  }
}
