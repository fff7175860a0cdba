import { setImmediate } from 'node:timers/promises';
import type { Context } from '#platform/context.ts';
import { CsvReader, type CsvRow } from '#platform/csv/read-csv.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { ImportPlan } from '../contract/import.ts';
import type { FailReason } from '../rules/fail-reasons.ts';
import { isDelimiterNote } from '../rules/file-form.ts';
import { rowReader } from '../rules/read-row.ts';
import { SeenNumbers } from '../rules/seen-numbers.ts';
import { whyGiveUp } from '../rules/why-give-up.ts';
import type { ImportRow } from './import-queries.ts';
import {
  clearStaging,
  stage,
  takeBackYes,
  writeStaged,
  type Fault,
  type StagedPerson,
  type Written,
} from './staging.ts';

/** Rows of a step, which the lists of other shops wait for. While the database writes them, this process reads on. */
const STEP_ROWS = 10_000;
/** A step reads no more than this, also of a file that is mostly empty lines. */
const STEP_BYTES = 8 * 1024 * 1024;
const BYTES_AT_ONCE = 8 * 1024;
const SHOWN_OF_A_ROW = 2000;

const TAKEN_BEFORE = 'An earlier row has this number already: that one was taken.';
const TAKEN_WITHOUT_YES =
  'An earlier row has this number already: that one was taken, but not as agreed, since this row says no yes.';

const BROKEN = {
  quoteNotClosed: 'A quote in this line is never closed.',
  rowTooLong: 'This row has more than 65,000 characters.',
};

/** `read`: the whole file is staged; `lost`: it is another's now, or cancelled; `rows` of what was read were good. */
export type ReadStep = { state: 'more' | 'lost' } | { state: 'read' | 'failed'; reason: FailReason | null };

/** Reads a file from its beginning, checks each row, and stages who is on it: a step at a time, and little of it held. */
export class ReadingImport {
  readonly #ctx: Context;
  readonly #row: ImportRow;
  readonly #pieces: AsyncIterator<Buffer>;
  readonly #decoder: InstanceType<typeof TextDecoder>;
  readonly #reader: CsvReader;
  readonly #readRow: ReturnType<typeof rowReader>;
  readonly #seen = new SeenNumbers();
  readonly #counts: Counts = { bytes: 0, rows: 0, good: 0, bad: 0, double: 0, noted: 0 };
  #waitsForHeader: boolean;
  #people: StagedPerson[] = [];
  #faults: Fault[] = [];
  /** Numbers of which a later row says no. */
  #declined: string[] = [];
  /** What is being stored while this process reads on, in the next step too; false when the import was lost. */
  #storing = Promise.resolve(true);

  private constructor(ctx: Context, row: ImportRow, plan: ImportPlan, pieces: AsyncIterator<Buffer>) {
    this.#ctx = ctx;
    this.#row = row;
    this.#pieces = pieces;
    this.#decoder = new TextDecoder(row.file_encoding ?? 'utf-8');
    this.#reader = new CsvReader(plan.delimiter);
    this.#readRow = rowReader(plan);
    this.#waitsForHeader = plan.hasHeader;
  }

  /** Null when its file is gone. What another try has staged goes first. */
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
    const piece = this.#cut();
    if (!(await this.#storing)) return { state: 'lost' };
    this.#storing = this.#store(piece);
    // Whoever waits for it is told; until then nobody does.
    this.#storing.catch(() => undefined);
    const { rows, good } = this.#counts;
    const reason = whyGiveUp({ rows, good, isWhole });
    if (reason === null && !isWhole) return { state: 'more' };
    if (!(await this.#storing)) return { state: 'lost' };
    return { state: reason === null ? 'read' : 'failed', reason };
  }

  /** Lets go of the file, when nothing of it is being stored any more. */
  async close(): Promise<void> {
    await Promise.allSettled([this.#storing]);
    await this.#pieces.return?.();
  }

  /** Reads until there is enough to be stored. True when the file is read. */
  async #fill(): Promise<boolean> {
    const enough = this.#counts.bytes + STEP_BYTES;
    while (this.#people.length + this.#faults.length < STEP_ROWS && this.#counts.bytes < enough) {
      const { done, value } = await this.#pieces.next();
      if (done) {
        for (const row of this.#reader.push(this.#decoder.decode())) this.#take(row);
        for (const row of this.#reader.end()) this.#take(row);
        return true;
      }
      await this.#read(value);
    }
    return false;
  }

  /** A little at a time: between these the database is answered, which else waits for this process. */
  async #read(bytes: Buffer): Promise<void> {
    for (let begin = 0; begin < bytes.length; begin += BYTES_AT_ONCE) {
      const some = bytes.subarray(begin, begin + BYTES_AT_ONCE);
      this.#counts.bytes += some.length;
      for (const row of this.#reader.push(this.#decoder.decode(some, { stream: true }))) this.#take(row);
      await setImmediate();
    }
  }

  #take(row: CsvRow): void {
    if (row.lineNo === 1 && isDelimiterNote(row.text)) return;
    if (row.fault === null && this.#waitsForHeader && row.text.trim() !== '') {
      this.#waitsForHeader = false;
      return;
    }
    const read = row.fault === null ? this.#readRow(row.cells) : { fault: BROKEN[row.fault] };
    if (read === null) return;
    this.#counts.rows += 1;
    if ('fault' in read) {
      this.#counts.bad += 1;
      return this.#report(row, [read.fault]);
    }
    if (!this.#seen.add(read.person.phoneE164)) {
      this.#counts.double += 1;
      const { phoneE164, hasDeclined } = read.person;
      if (hasDeclined) this.#declined.push(phoneE164);
      return this.#report(row, [hasDeclined ? TAKEN_WITHOUT_YES : TAKEN_BEFORE]);
    }
    this.#counts.good += 1;
    this.#people.push({ ...read.person, rowNo: this.#counts.rows });
    if (read.person.notes.length === 0) return;
    this.#counts.noted += 1;
    this.#report(row, ['This person was taken.', ...read.person.notes]);
  }

  #report({ lineNo, text }: CsvRow, reasons: string[]): void {
    // The database holds no character of this kind, and no row is that long.
    const content = text.slice(0, SHOWN_OF_A_ROW).replaceAll('\0', '');
    this.#faults.push({ rowNo: this.#counts.rows, lineNo, reasons, content });
  }

  /** What was read since the last piece, as it is stored. */
  #cut(): Piece {
    const piece = {
      written: writeStaged(this.#row, this.#people, this.#faults),
      declined: this.#declined,
      counts: { ...this.#counts },
    };
    this.#people = [];
    this.#faults = [];
    this.#declined = [];
    return piece;
  }

  /**
   * What was read and how far it is are one transaction, which no disk is waited for: a crash takes all that is staged.
   * False when it is nobody's any more.
   */
  async #store({ written, declined, counts }: Piece): Promise<boolean> {
    const { bytes, rows, good, bad, double, noted } = counts;
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

interface Counts {
  bytes: number;
  rows: number;
  good: number;
  bad: number;
  double: number;
  noted: number;
}

/** A part of a file that is stored at once. */
interface Piece {
  written: Written;
  declined: string[];
  counts: Counts;
}
