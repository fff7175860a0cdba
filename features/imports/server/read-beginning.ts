import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { MOST_COLUMNS, type ImportPlan } from '../contract/import.ts';
import { readForm } from '../rules/file-form.ts';
import { suggestPlan } from '../rules/suggest-plan.ts';
import type { ImportRow } from './import-queries.ts';

const BEGINNING_BYTES = 256 * 1024;
const GUESSED_FROM_ROWS = 100;
const SHOWN_ROWS = 10;
const SHOWN_OF_A_CELL = 200;

/** What an uploaded file seems to be, and how it begins. */
export interface Suggestion {
  plan: ImportPlan;
  names: string[];
  rows: string[][];
  encoding: string;
}

/** Looks at the beginning of an import's file. Throws IMPORT_NOT_READY and IMPORT_TOO_MANY_COLUMNS. */
export async function suggestFromFile(
  storage: Storage,
  row: ImportRow,
  country: string,
  said: { delimiter?: string | undefined; hasHeader?: boolean | undefined },
): Promise<Suggestion> {
  if (row.state !== 'uploaded' || row.file_key === null) throw new AppError('IMPORT_NOT_READY');
  const file = await storage.read(row.file_key, { start: 0, end: BEGINNING_BYTES - 1 });
  if (!file) throw new AppError('IMPORT_NOT_READY');
  const encoding = row.file_encoding ?? 'utf-8';
  const form = readForm(await decode(file, encoding, row.file_bytes ?? 0), GUESSED_FROM_ROWS, said);
  if (form.names.length > MOST_COLUMNS) throw new AppError('IMPORT_TOO_MANY_COLUMNS');
  if (form.names.length === 0) throw new AppError('IMPORT_FILE_EMPTY');
  return {
    plan: suggestPlan(form, country),
    names: form.names.map(shorten),
    rows: form.rows.slice(0, SHOWN_ROWS).map((cells) => cells.map(shorten)),
    encoding,
  };
}

async function decode(file: Readable, encoding: string, wholeBytes: number): Promise<string> {
  const text = new TextDecoder(encoding).decode(await buffer(file), { stream: true });
  // The last row is hardly whole where the file goes on.
  return wholeBytes > BEGINNING_BYTES ? text.slice(0, text.lastIndexOf('\n') + 1 || text.length) : text;
}

function shorten(cell: string): string {
  return cell.length > SHOWN_OF_A_CELL ? `${cell.slice(0, SHOWN_OF_A_CELL)}…` : cell;
}
