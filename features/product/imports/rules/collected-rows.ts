import type { CsvRow } from '#platform/csv/read-csv.ts';
import type { ImportPlan } from '../contract/import.ts';
import { texts } from '../texts/all.ts';
import { isDelimiterNote } from './file-form.ts';
import { rowReader, type ListedPerson } from './read-row.ts';
import { SeenNumbers } from './seen-numbers.ts';

/** A person of a file with the number of their row. */
export interface StagedPerson extends ListedPerson {
  rowNo: number;
}

/** A row that was rejected, or accepted in part. */
export interface Fault {
  rowNo: number;
  lineNo: number;
  reasons: string[];
  content: string;
}

/** The number of rows of a file. Every row is good, bad or double. `noted`: good rows of which a value was skipped. */
export interface RowCounts {
  rows: number;
  good: number;
  bad: number;
  double: number;
  noted: number;
}

/** The rows since the last batch. */
export interface RowBatch {
  people: StagedPerson[];
  faults: Fault[];
  /** Numbers of earlier rows that a row of this batch opts out. */
  declined: string[];
}

const SHOWN_OF_A_ROW = 2000;

/** Sorts the rows of a file, in their order, into people to add and faults to report. */
export class CollectedRows {
  readonly #readRow: ReturnType<typeof rowReader>;
  readonly #seen = new SeenNumbers();
  readonly #counts: RowCounts = { rows: 0, good: 0, bad: 0, double: 0, noted: 0 };
  #waitsForHeader: boolean;
  #batch: RowBatch = { people: [], faults: [], declined: [] };

  constructor(plan: ImportPlan) {
    this.#readRow = rowReader(plan);
    this.#waitsForHeader = plan.hasHeader;
  }

  /** The counts of all rows so far, as a copy. */
  get counts(): RowCounts {
    return { ...this.#counts };
  }

  /** The number of people and faults in the next batch. */
  get batchSize(): number {
    return this.#batch.people.length + this.#batch.faults.length;
  }

  /** Returns the rows since the last batch and starts a new batch. */
  takeBatch(): RowBatch {
    const batch = this.#batch;
    this.#batch = { people: [], faults: [], declined: [] };
    return batch;
  }

  add(row: CsvRow): void {
    if (row.lineNo === 1 && isDelimiterNote(row.text)) return;
    if (row.fault === null && this.#waitsForHeader && row.text.trim() !== '') {
      this.#waitsForHeader = false;
      return;
    }
    const read = row.fault === null ? this.#readRow(row.cells) : { fault: texts.rowFaults[row.fault] };
    if (read === null) return;
    this.#counts.rows += 1;
    if ('person' in read) return this.#addPerson(row, read.person);
    this.#counts.bad += 1;
    this.#report(row, [read.fault]);
  }

  #addPerson(row: CsvRow, person: ListedPerson): void {
    const { phoneE164, hasDeclined, notes } = person;
    if (!this.#seen.add(phoneE164)) {
      this.#counts.double += 1;
      if (hasDeclined) this.#batch.declined.push(phoneE164);
      return this.#report(row, [texts.rowFaults[hasDeclined ? 'takenWithoutYes' : 'takenBefore']]);
    }
    this.#counts.good += 1;
    this.#batch.people.push({ ...person, rowNo: this.#counts.rows });
    if (notes.length === 0) return;
    this.#counts.noted += 1;
    this.#report(row, [texts.rowNotes.taken, ...notes]);
  }

  #report({ lineNo, text }: CsvRow, reasons: string[]): void {
    // The database cannot store this character. Only a broken row is longer than what is shown.
    const content = text.slice(0, SHOWN_OF_A_ROW).replaceAll('\0', '');
    this.#batch.faults.push({ rowNo: this.#counts.rows, lineNo, reasons, content });
  }
}
