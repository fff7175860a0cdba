import { getShop, type Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { endReady } from './end-export.ts';
import { exportKey } from './export-key.ts';
import type { ExportKind } from './export-kind.ts';
import { recordProgress, type ExportRow } from './export-queries.ts';
import { WritingFile } from './writing-file.ts';

interface Parts {
  ctx: Context;
  storage: Storage;
  row: ExportRow;
  kind: ExportKind;
  shop: Shop;
  file: WritingFile;
}

/** One attempt to write an export: its file and its progress. Only one page is in memory at a time. */
export class RunningExport {
  readonly row: ExportRow;
  readonly #parts: Parts;
  #cursor: string | null = null;
  #rowsDone = 0;

  private constructor(parts: Parts) {
    this.row = parts.row;
    this.#parts = parts;
  }

  static async begin(
    ctx: Context,
    storage: Storage,
    row: ExportRow,
    kind: ExportKind,
  ): Promise<RunningExport> {
    const shop = await inShop(ctx.slowDb, row.shop_id, (tx) => getShop(tx, row.shop_id));
    // An interrupted attempt may have stored its file without a row that names the file.
    for (let attempt = 1; attempt < row.attempts; attempt += 1) await storage.remove(exportKey(row, attempt));
    const name = `${row.export_id}-${row.attempts}`;
    const file = await WritingFile.begin(ctx.settings.dataDir, name, kind.columns(row.params, shop));
    return new RunningExport({ ctx, storage, row, kind, shop, file });
  }

  /** Writes the next page. Returns whether there is more to do. */
  async step(): Promise<boolean> {
    const { ctx, kind, shop, file, row } = this.#parts;
    const page = await inShop(ctx.slowDb, row.shop_id, (tx) =>
      kind.readPage(tx, {
        shop,
        params: row.params,
        cursor: this.#cursor,
        askedAt: row.created_at,
        now: ctx.clock.now(),
      }),
    );
    await file.add(page.rows);
    this.#rowsDone += page.rows.length;
    this.#cursor = page.nextCursor;
    const isOurs = await recordProgress(ctx.db, row, this.#rowsDone);
    if (isOurs && page.nextCursor !== null) return true;
    await file.close();
    if (isOurs) await this.#store();
    await file.remove();
    return false;
  }

  /** Stops the attempt and deletes its file. */
  async abandon(): Promise<void> {
    const { file } = this.#parts;
    await file.close().catch(() => undefined);
    await file.remove();
  }

  async #store(): Promise<void> {
    const { ctx, storage, row, kind, shop, file } = this.#parts;
    const fileKey = exportKey(row, row.attempts);
    await storage.put(fileKey, { path: file.path, contentType: 'text/csv; charset=utf-8' });
    const title = kind.title(row.params);
    const isReady = await endReady(ctx, row, { shop, title, rows: this.#rowsDone, fileKey });
    if (!isReady) await storage.remove(fileKey);
  }
}
