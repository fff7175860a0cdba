import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { newIncomingFolder } from '#features/foundations/media/server/index.ts';
import type { Context } from '#platform/context.ts';
import { CsvReader } from '#platform/csv/read-csv.ts';
import { CSV_MARK, writeCsvRows } from '#platform/csv/write-csv.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { ImportPlan } from '../contract/import.ts';
import { texts } from '../texts/all.ts';
import type { ImportRow } from './import-queries.ts';

const PAGE = 5000;

/**
 * Writes and stores the file of rejected and incomplete rows, with line numbers and reasons. Returns null without any.
 */
export async function writeErrorsFile(
  ctx: Context,
  storage: Storage,
  row: ImportRow,
  { delimiter }: ImportPlan,
): Promise<string | null> {
  let faults = await readPage(ctx, row, 0);
  if (faults.length === 0) return null;
  const folder = await newIncomingFolder(ctx.settings.dataDir);
  try {
    const place = path.join(folder, 'errors');
    const { line, reason, row: own } = texts.errorsFile;
    await appendFile(place, CSV_MARK + writeCsvRows([[line, reason, own]]));
    while (faults.length > 0) {
      await appendFile(place, writeCsvRows(faults.map((fault) => toCells(fault, delimiter))));
      faults = await readPage(ctx, row, faults.at(-1)?.row_no ?? 0);
    }
    const key = `imports/${row.shop_id}/${row.import_id}-errors-${row.attempts}.csv`;
    // No row names the file of an earlier try with this number.
    await storage.remove(key);
    await storage.put(key, { path: place, contentType: 'text/csv; charset=utf-8' });
    return key;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Page = Awaited<ReturnType<typeof readPage>>;

function readPage({ slowDb }: Context, { shop_id, import_id }: ImportRow, after: number) {
  return slowDb
    .selectFrom('import_faults')
    .select(['row_no', 'line_no', 'reasons', 'content'])
    .where('shop_id', '=', shop_id)
    .where('import_id', '=', import_id)
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(PAGE)
    .execute();
}

/** Returns the row's own cells, so that it can be corrected and imported again. */
function toCells({ line_no, reasons, content }: Page[number], delimiter: string): (string | number)[] {
  const reader = new CsvReader(delimiter);
  const rows = [...reader.push(content), ...reader.end()];
  const cells = rows.length === 1 && rows[0]?.fault === null ? rows[0].cells : [content];
  return [line_no, reasons.join(' '), ...cells];
}
