import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { exportKey } from './export-key.ts';
import type { ExportRow } from './export-queries.ts';
import { EXPORT_KINDS } from './kinds/kind-list.ts';

/**
 * How long a restarted export waits. Several people are often erased in a row, and each erasure restarts the export.
 */
const PAUSE_MS = 60_000;
const WITHOUT_PEOPLE = EXPORT_KINDS.filter(({ hasPeople }) => !hasPeople).map(({ name }) => name);

/**
 * Expires a shop's files about people that were requested until a given time. Their links stop working and their files
 * are deleted. A file that is being written starts again from the beginning.
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
    // An interrupted attempt may have stored its file without a row that names the file.
    for (let attempt = 1; attempt <= row.attempts; attempt += 1)
      await storage.remove(exportKey(row, attempt));
    if (row.file_key !== null) await storage.remove(row.file_key);
    await sql`
      update exports set state = 'expired', file_key = null
      where shop_id = ${shopId} and export_id = ${row.export_id} and state = 'ready'`.execute(db);
  }
}
