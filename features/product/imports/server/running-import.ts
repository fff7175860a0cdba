import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { ImportPlan } from '../contract/import.ts';
import type { FailReason } from '../rules/fail-reasons.ts';
import { AddingImport } from './adding-import.ts';
import { failImport } from './end-import.ts';
import type { ImportRow } from './import-queries.ts';
import { ReadingImport } from './reading-import.ts';
import { changeTry } from './take-import.ts';
import { writeErrorsFile } from './write-errors-file.ts';

const ERRORS_LIVE_MS = 7 * 24 * 3600 * 1000;

/** One try of an import: reads its file, then adds its people. */
export class RunningImport {
  row: ImportRow;
  readonly #ctx: Context;
  readonly #storage: Storage;
  readonly #plan: ImportPlan;
  #reading: ReadingImport | null = null;
  #adding: AddingImport | null = null;

  constructor(ctx: Context, storage: Storage, row: ImportRow) {
    this.row = row;
    this.#ctx = ctx;
    this.#storage = storage;
    this.#plan = ImportPlan.parse(row.plan);
  }

  /** Works on the next batch. Returns whether there is more. */
  async step(): Promise<boolean> {
    return this.row.state === 'reading' ? this.#read() : this.#add();
  }

  /** Closes what it holds. */
  async close(): Promise<void> {
    await this.#reading?.close();
    this.#reading = null;
  }

  async #read(): Promise<boolean> {
    this.#reading ??= await ReadingImport.begin(this.#ctx, this.#storage, this.row, this.#plan);
    if (this.#reading === null) return this.#fail('fileGone');
    const step = await this.#reading.step();
    if (step.state === 'more') return true;
    await this.close();
    if (step.state === 'lost') return false;
    await this.#keepErrors();
    return step.state === 'failed' ? this.#fail(step.reason ?? 'broken') : this.#change({ state: 'adding' });
  }

  async #add(): Promise<boolean> {
    this.#adding ??= await AddingImport.begin(this.#ctx, this.row, this.#plan);
    // People who were added already are found again and not added twice.
    if (this.#adding === null)
      return this.#change({
        state: 'reading',
        added_to: null,
        people_added: 0,
        people_left_out: 0,
        people_waiting: 0,
      });
    const step = await this.#adding.step();
    if (step === 'done') await this.#complete();
    return step === 'more';
  }

  async #keepErrors(): Promise<void> {
    const key = await writeErrorsFile(this.#ctx, this.#storage, this.row, this.#plan);
    if (key === null) return;
    const expireAt = new Date(this.#ctx.clock.now().getTime() + ERRORS_LIVE_MS);
    const before = this.row.errors_key;
    const isKept = await this.#change({ errors_key: key, errors_expire_at: expireAt });
    // The try before, whose staged people were lost, reported the same rows.
    const gone = isKept ? before : key;
    if (gone !== null && gone !== this.row.errors_key) await this.#storage.remove(gone);
  }

  async #change(change: Partial<ImportRow>): Promise<boolean> {
    const row = await changeTry(this.#ctx.db, this.row, change);
    if (row) this.row = row;
    return row !== null;
  }

  async #fail(reason: FailReason): Promise<boolean> {
    await failImport(this.#ctx, this.#ctx.db, this.row, reason);
    return false;
  }

  async #complete(): Promise<void> {
    const { shop_id, import_id, attempts } = this.row;
    await sql`
      update imports set state = 'completed', finished_at = ${this.#ctx.clock.now()}, population = (
        select count(*) from import_members m where m.shop_id = ${shop_id} and m.import_id = ${import_id})
      where shop_id = ${shop_id} and import_id = ${import_id} and attempts = ${attempts} and state = 'adding'`.execute(
      this.#ctx.slowDb,
    );
  }
}
