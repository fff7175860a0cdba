import { sql, type Selectable, type Updateable } from 'kysely';
import type { Exports } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';

export type ExportRow = Selectable<Exports>;

/** A worker that has written nothing for this long counts as crashed. */
const LOST_AFTER = sql.raw("interval '2 minutes'");

/**
 * Claims the oldest export that is queued, or that a crashed worker left. Skips shops that already have a running
 * export.
 * Each claim has a new attempt number, so a worker that lost the export notices.
 */
export async function takeNextExport(db: Database, now: Date): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    update exports set state = 'running', attempts = attempts + 1, beat_at = clock_timestamp(), rows_done = 0
    where (shop_id, export_id) = (
      select e.shop_id, e.export_id from exports e
      where (e.state = 'queued' and e.due_at <= ${now}
          or e.state = 'running' and e.beat_at < clock_timestamp() - ${LOST_AFTER})
        and not exists (
          select from exports r where r.shop_id = e.shop_id and r.state = 'running'
            and r.beat_at >= clock_timestamp() - ${LOST_AFTER})
      order by e.created_at limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0] ?? null;
}

/**
 * Saves the progress of an attempt. Returns false if this attempt no longer owns the export, because the export was
 * cancelled or another worker claimed it.
 */
export async function recordProgress(
  db: Database,
  { shop_id, export_id, attempts }: ExportRow,
  rowsDone: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update exports set rows_done = ${rowsDone}, beat_at = clock_timestamp()
    where shop_id = ${shop_id} and export_id = ${export_id} and attempts = ${attempts} and state = 'running'`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

/** Updates an export if this attempt still runs. Returns whether the row changed. */
export async function changeTry(
  tx: Database | Tx,
  { shop_id, export_id, attempts }: ExportRow,
  change: Updateable<Exports>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('exports')
    .set(change)
    .where('shop_id', '=', shop_id)
    .where('export_id', '=', export_id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Saves the id of the e-mail that announces an export. */
export async function setMail(
  tx: Tx,
  { shop_id, export_id }: Pick<ExportRow, 'shop_id' | 'export_id'>,
  mailId: string,
): Promise<void> {
  await tx
    .updateTable('exports')
    .set({ mail_id: mailId })
    .where('shop_id', '=', shop_id)
    .where('export_id', '=', export_id)
    .execute();
}

export async function findExport(
  tx: Database | Tx,
  shopId: number,
  exportId: string,
): Promise<ExportRow | null> {
  const row = await tx
    .selectFrom('exports')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('export_id', '=', exportId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns exports of a shop, the newest first: all, or those after a moment and an id in this order. */
export function listExports(
  tx: Tx,
  shopId: number,
  most: number,
  after: readonly [at: string, exportId: string] | null = null,
): Promise<ExportRow[]> {
  return tx
    .selectFrom('exports')
    .selectAll()
    .where('shop_id', '=', shopId)
    .$if(after !== null, (all) =>
      all.where(sql<boolean>`(created_at, export_id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('export_id', 'desc')
    .limit(most)
    .execute();
}
