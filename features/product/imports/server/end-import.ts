import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FailReason } from '../rules/fail-reasons.ts';
import { findImport, type ImportRow } from './import-queries.ts';

const MOST_TRIES = 3;
const FIRST_PAUSE_MS = 5000;
/** States in which an import can be deleted: finished, or not started. */
const MAY_BE_DELETED = ['created', 'uploaded', 'completed', 'failed', 'cancelled'];

/** Cancels an unfinished import. People who were already added stay. */
export async function cancelImport(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, importId }: { shopId: number; importId: string },
): Promise<ImportRow> {
  await sql`
    update imports set state = 'cancelled', reason = 'cancelled', finished_at = ${clock.now()},
      population = people_added
    where shop_id = ${shopId} and import_id = ${importId}
      and state in ('created', 'uploaded', 'queued', 'reading', 'adding')`.execute(tx);
  const row = await findImport(tx, shopId, importId);
  if (!row) throw new AppError('NOT_FOUND', { field: 'importId' });
  return row;
}

/** Finds the uses of an import by name (`broadcast “Sale”`). The program that starts the server provides them. */
export type FindImportUses = (tx: Tx, shopId: number, importId: string) => Promise<string[]>;

/**
 * Deletes a list, unless one of `askers` uses it; then returns the uses. Its remains are deleted in the background.
 * Throws IMPORT_NOT_READY while it runs.
 */
export async function deleteImport(
  tx: Tx,
  { shopId, importId }: { shopId: number; importId: string },
  askers: readonly FindImportUses[],
): Promise<{ deleted: boolean; usedBy: string[] }> {
  const row = await findImport(tx, shopId, importId);
  if (!row) throw new AppError('NOT_FOUND', { field: 'importId' });
  const usedBy: string[] = [];
  for (const ask of askers) usedBy.push(...(await ask(tx, shopId, importId)));
  if (usedBy.length > 0) return { deleted: false, usedBy };
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ state: 'deleted' })
    .where('shop_id', '=', shopId)
    .where('import_id', '=', importId)
    .where('state', 'in', MAY_BE_DELETED)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('IMPORT_NOT_READY');
  return { deleted: true, usedBy };
}

/** Fails an import with a reason for its merchant, if `row` is still its current try. */
export async function failImport(
  { clock }: Pick<Context, 'clock'>,
  db: Database | Tx,
  { shop_id, import_id, attempts }: ImportRow,
  reason: FailReason,
): Promise<void> {
  await sql`
    update imports set state = 'failed', reason = ${reason}, finished_at = ${clock.now()}, population = people_added
    where shop_id = ${shop_id} and import_id = ${import_id} and attempts = ${attempts}
      and state in ('queued', 'reading', 'adding')`.execute(db);
}

/** Ends a failed try. Another one continues after a pause, or the import is given up. */
export async function tryAgainLater(
  ctx: Pick<Context, 'clock' | 'db'>,
  row: ImportRow,
  reason: 'crashed' | 'broken',
): Promise<void> {
  if (row.attempts >= MOST_TRIES) return failImport(ctx, ctx.db, row, reason);
  const dueAt = new Date(ctx.clock.now().getTime() + FIRST_PAUSE_MS * 3 ** (row.attempts - 1));
  await sql`
    update imports set beat_at = null, due_at = ${dueAt}
    where shop_id = ${row.shop_id} and import_id = ${row.import_id} and attempts = ${row.attempts}
      and state in ('reading', 'adding')`.execute(ctx.db);
}

/** Whether an import had so many tries that it is given up. */
export function hasTriedEnough(row: ImportRow): boolean {
  return row.attempts > MOST_TRIES;
}
