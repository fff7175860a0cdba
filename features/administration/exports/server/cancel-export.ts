import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ExportState } from '../contract/export-calls.ts';
import { findExport } from './export-queries.ts';

/** Cancels an export that is queued or running, and returns its state. An export in any other state does not change. */
export async function cancelExport(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  exportId: string,
): Promise<ExportState> {
  await sql`
    update exports set state = 'cancelled', finished_at = ${clock.now()}
    where shop_id = ${shopId} and export_id = ${exportId} and state in ('queued', 'running')`.execute(tx);
  const row = await findExport(tx, shopId, exportId);
  if (!row) throw new AppError('NOT_FOUND', { field: 'exportId' });
  return row.state as ExportState;
}
