import { DateTime } from 'luxon';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { currentReader } from '#platform/language/reader.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { failedMail, readyMail } from '../rules/export-mails.ts';
import { afterFault, reasonSentence, type FailReason } from '../rules/export-tries.ts';
import { signExportLink } from './export-link.ts';
import { changeTry, setMail, type ExportRow } from './export-queries.ts';

const FILES_LIVE_MS = 7 * 24 * 3600 * 1000;

/**
 * Marks an export as ready after its file is stored, and queues an e-mail to the merchant. Returns false if this
 * attempt no longer owns the export.
 */
export function endReady(
  ctx: Context,
  row: ExportRow,
  { shop, title, rows, fileKey }: { shop: Shop; title: string; rows: number; fileKey: string },
): Promise<boolean> {
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + FILES_LIVE_MS);
  return ctx.db.transaction().execute(async (tx) => {
    const change = {
      state: 'ready',
      file_key: fileKey,
      finished_at: now,
      expires_at: expiresAt,
      rows_total: rows,
    };
    if (!(await changeTry(tx, row, change))) return false;
    if (row.email_to === null) return true;
    const { shop_id: shopId, export_id: exportId } = row;
    const link =
      ctx.settings.publicUrl + signExportLink(ctx, { shopId, exportId, expiresAtMs: expiresAt.getTime() });
    const expires = DateTime.fromJSDate(expiresAt, { zone: shop.time_zone })
      .setLocale(currentReader().locale)
      .toFormat('d LLLL yyyy, HH:mm');
    const words = readyMail({ title, rows, link, expires });
    const mailId = await queueMail(ctx, tx, { shopId, to: row.email_to, ...words });
    await setMail(tx, row, mailId);
    return true;
  });
}

/** Records a failed attempt. The export is queued again, or fails for good with an e-mail to the merchant. */
export async function endFaulty(
  ctx: Context,
  row: ExportRow,
  { title, reason }: { title: string; reason: FailReason },
): Promise<void> {
  const now = ctx.clock.now();
  const then = afterFault(row.attempts, reason);
  await ctx.db.transaction().execute(async (tx) => {
    if (then.state === 'queued') {
      await changeTry(tx, row, { state: 'queued', due_at: new Date(now.getTime() + then.pauseMs) });
      return;
    }
    const isChanged = await changeTry(tx, row, { state: 'failed', reason: then.reason, finished_at: now });
    if (!isChanged || row.email_to === null) return;
    const words = failedMail({ title, reason: reasonSentence(then.reason) });
    const mailId = await queueMail(ctx, tx, { shopId: row.shop_id, to: row.email_to, ...words });
    await setMail(tx, row, mailId);
  });
}
