import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { MOST_COLUMNS, type ImportPlan } from '../contract/import.ts';
import { readForm } from '../rules/file-form.ts';
import { rowReader } from '../rules/read-row.ts';
import type { KnownAttribute } from '../rules/suggest-attribute.ts';
import { suggestPlan } from '../rules/suggest-plan.ts';
import type { ImportRow } from './import-queries.ts';

const BEGINNING_BYTES = 256 * 1024;
const GUESSED_FROM_ROWS = 100;
const SHOWN_ROWS = 10;
const SHOWN_OF_A_CELL = 200;

/** The merchant's choices about a file's form. */
type FormChoices = NonNullable<Parameters<typeof readForm>[2]>;

/** An uploaded file's suggested plan and its first rows. */
export interface Suggestion {
  plan: ImportPlan;
  names: string[];
  rows: string[][];
  encoding: string;
}

/** Reads the start of an import's file. Throws IMPORT_NOT_READY and IMPORT_TOO_MANY_COLUMNS. */
export async function suggestFromFile(
  storage: Storage,
  row: ImportRow,
  { country, attributes }: { country: string; attributes: readonly KnownAttribute[] },
  choices: FormChoices,
): Promise<Suggestion> {
  const form = readForm(await readBeginning(storage, row), GUESSED_FROM_ROWS, choices);
  if (form.names.length > MOST_COLUMNS) throw new AppError('IMPORT_TOO_MANY_COLUMNS');
  if (form.names.length === 0) throw new AppError('IMPORT_FILE_EMPTY');
  return {
    plan: suggestPlan(form, country, attributes),
    names: form.names.map(shorten),
    rows: form.rows.slice(0, SHOWN_ROWS).map((cells) => cells.map(shorten)),
    encoding: encodingOf(row),
  };
}

/** Returns why each of the first rows would be rejected by a plan, null for accepted ones. */
export async function previewRows(
  storage: Storage,
  row: ImportRow,
  plan: ImportPlan,
): Promise<(string | null)[]> {
  const form = readForm(await readBeginning(storage, row), SHOWN_ROWS, plan);
  const readRow = rowReader(plan);
  return form.rows.map((cells) => {
    const read = readRow(cells);
    return read !== null && 'fault' in read ? read.fault : null;
  });
}

async function readBeginning(storage: Storage, row: ImportRow): Promise<string> {
  if (row.state !== 'uploaded' || row.file_key === null) throw new AppError('IMPORT_NOT_READY');
  const file = await storage.read(row.file_key, { start: 0, end: BEGINNING_BYTES - 1 });
  if (!file) throw new AppError('IMPORT_NOT_READY');
  return decode(file, encodingOf(row), row.file_bytes ?? 0);
}

function encodingOf({ file_encoding: encoding }: ImportRow): string {
  return encoding ?? 'utf-8';
}

async function decode(file: Readable, encoding: string, wholeBytes: number): Promise<string> {
  const text = new TextDecoder(encoding).decode(await buffer(file), { stream: true });
  // If the file continues, the last row is probably incomplete.
  return wholeBytes > BEGINNING_BYTES ? text.slice(0, text.lastIndexOf('\n') + 1 || text.length) : text;
}

function shorten(cell: string): string {
  return cell.length > SHOWN_OF_A_CELL ? `${cell.slice(0, SHOWN_OF_A_CELL)}…` : cell;
}
