import { setImmediate } from 'node:timers/promises';
import type { Context } from '#platform/context.ts';
import { CsvReader } from '#platform/csv/read-csv.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { ImportPlan } from '../contract/import.ts';
import { CollectedRows, type RowCounts } from '../rules/collected-rows.ts';
import type { FailReason } from '../rules/fail-reasons.ts';
import { giveUpReason } from '../rules/give-up-reason.ts';
import type { ImportRow } from './import-queries.ts';
import { clearStaging, stage, takeBackYes, writeStaged, type Written } from './staging.ts';

/**
 * The number of rows in a step. Other shops' imports wait until it ends. While the database writes it, this process
 * reads on.
 */
const STEP_ROWS = 10_000;
/** The maximum size of a step, also for a file with mostly empty lines. */
const STEP_BYTES = 8 * 1024 * 1024;
const BYTES_AT_ONCE = 8 * 1024;

/** `read`: the whole file is staged. `lost`: another process has the import, or it was cancelled. */
export type ReadStep = { state: 'more' | 'lost' } | { state: 'read' | 'failed'; reason: FailReason | null };

/** Reads a file from its start, checks each row and stages the people, a step at a time with little memory. */
export class ReadingImport {
  readonly #ctx: Context;
  readonly #row: ImportRow;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #decoder: InstanceType<typeof TextDecoder>;
  readonly #reader: CsvReader;
  readonly #collected: CollectedRows;
  #bytes = 0;
  /** The pending write while this process continues reading. Resolves with false if the import was lost. */
  #storing = Promise.resolve(true);

  private constructor(ctx: Context, row: ImportRow, plan: ImportPlan, chunks: AsyncIterator<Buffer>) {
    this.#ctx = ctx;
    this.#row = row;
    this.#chunks = chunks;
    this.#decoder = new TextDecoder(row.file_encoding ?? 'utf-8');
    this.#reader = new CsvReader(plan.delimiter);
    this.#collected = new CollectedRows(plan);
  }

  /** Null if its file is gone. Rows that another try has staged are deleted first. */
  static async begin(
    ctx: Context,
    storage: Storage,
    row: ImportRow,
    plan: ImportPlan,
  ): Promise<ReadingImport | null> {
    await clearStaging(ctx.slowDb, row);
    const file = row.file_key === null ? null : await storage.read(row.file_key);
    return file && new ReadingImport(ctx, row, plan, file[Symbol.asyncIterator]());
  }

  async step(): Promise<ReadStep> {
    const isWhole = await this.#fill();
    const batch = this.#takeBatch();
    if (!(await this.#storing)) return { state: 'lost' };
    this.#storing = this.#store(batch);
    // The next `await` of this promise throws the error. Without this handler it would count as unhandled until then.
    this.#storing.catch(() => undefined);
    const { rows, good } = this.#collected.counts;
    const reason = giveUpReason({ rows, rowsWithNumber: good, isReadToEnd: isWhole });
    if (reason === null && !isWhole) return { state: 'more' };
    if (!(await this.#storing)) return { state: 'lost' };
    return { state: reason === null ? 'read' : 'failed', reason };
  }

  /** Closes the file when nothing is being stored any more. */
  async close(): Promise<void> {
    await Promise.allSettled([this.#storing]);
    await this.#chunks.return?.();
  }

  /** Reads until there is enough to store. Returns true at the end of the file. */
  async #fill(): Promise<boolean> {
    const enough = this.#bytes + STEP_BYTES;
    while (this.#collected.batchSize < STEP_ROWS && this.#bytes < enough) {
      const { done, value } = await this.#chunks.next();
      if (done) {
        for (const row of this.#reader.push(this.#decoder.decode())) this.#collected.add(row);
        for (const row of this.#reader.end()) this.#collected.add(row);
        return true;
      }
      await this.#read(value);
    }
    return false;
  }

  /** Small parts, so that the database's answers are handled in between. */
  async #read(bytes: Buffer): Promise<void> {
    for (let begin = 0; begin < bytes.length; begin += BYTES_AT_ONCE) {
      const some = bytes.subarray(begin, begin + BYTES_AT_ONCE);
      this.#bytes += some.length;
      for (const row of this.#reader.push(this.#decoder.decode(some, { stream: true })))
        this.#collected.add(row);
      await setImmediate();
    }
  }

  /** Returns the rows since the last batch, ready to be stored. */
  #takeBatch(): Batch {
    const { people, faults, declined } = this.#collected.takeBatch();
    return {
      written: writeStaged(this.#row, people, faults),
      declined,
      counts: this.#collected.counts,
      bytes: this.#bytes,
    };
  }

  /**
   * Stores rows and progress in one transaction without waiting for the disk: a crash loses everything staged. Returns
   * false if the import was lost.
   */
  async #store({ written, declined, counts, bytes }: Batch): Promise<boolean> {
    const { rows, good, bad, double, noted } = counts;
    const { shop_id, import_id, attempts } = this.#row;
    return inConnection(this.#ctx.pool, async (client) => {
      const { rowCount } = await client.query(
        `update imports set beat_at = clock_timestamp(), bytes_read = $4, rows_read = $5, rows_good = $6, rows_bad = $7,
           rows_double = $8, rows_noted = $9
         where shop_id = $1 and import_id = $2 and attempts = $3 and state = 'reading'
         returning set_config('synchronous_commit', 'off', true)`,
        [shop_id, import_id, attempts, bytes, rows, good, bad, double, noted],
      );
      if (rowCount === 0) return false;
      await stage(client, written);
      if (declined.length > 0) await takeBackYes(client, this.#row, declined);
      return true;
    });
  }
}

/** A batch of a file's rows, with the progress at its end. */
interface Batch {
  written: Written;
  declined: string[];
  counts: RowCounts;
  bytes: number;
}
