import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findMailFates, type MailFate } from '#platform/mail/find-mail-fates.ts';
import type { Export, ExportState } from '../contract/export-calls.ts';
import { reasonSentence, type FailReason } from '../rules/export-tries.ts';
import { mailNote } from '../rules/mail-note.ts';
import { signExportLink } from './export-link.ts';
import type { ExportRow } from './export-queries.ts';
import { titleOf } from './export-runner.ts';

type Ctx = Pick<Context, 'clock' | 'settings'>;

/** Converts the rows of one shop to exports, each with the state of its e-mail. */
export async function toExports(ctx: Ctx, tx: Tx, rows: readonly ExportRow[]): Promise<Export[]> {
  const [first] = rows;
  if (!first) return [];
  const mailIds = rows.flatMap(({ mail_id: mailId }) => (mailId === null ? [] : [mailId]));
  const fates = await findMailFates(tx, first.shop_id, mailIds);
  return rows.map((row) => toExport(ctx, row, fates.get(row.mail_id ?? '') ?? null));
}

function toExport(ctx: Ctx, row: ExportRow, fate: MailFate | null): Export {
  return {
    exportId: row.export_id,
    kind: row.kind,
    title: titleOf(row),
    state: row.state as ExportState,
    rowsDone: row.rows_done,
    rowsTotal: row.rows_total,
    emailTo: row.email_to,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    reason: row.reason === null ? null : reasonSentence(row.reason as FailReason),
    mail: fate?.state ?? null,
    // The note says that the file is on this page, which is true only if the export is ready.
    mailNote: fate && row.state === 'ready' && row.email_to !== null ? mailNote(fate, row.email_to) : null,
    downloadUrl: downloadUrl(ctx, row),
  };
}

function downloadUrl(ctx: Ctx, row: ExportRow): string | null {
  const { shop_id: shopId, export_id: exportId, expires_at: expiresAt } = row;
  if (row.state !== 'ready' || expiresAt === null || expiresAt <= ctx.clock.now()) return null;
  return signExportLink(ctx, { shopId, exportId, expiresAtMs: expiresAt.getTime() });
}
