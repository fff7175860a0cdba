import { CsvReader } from '#platform/csv/read-csv.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';
import { targetOfName } from './column-names.ts';

const DELIMITERS = [',', ';', '\t', '|', '^', '~', ':'] as const;
const LOOKED_AT_ROWS = 50;
/** A line that tells Excel the delimiter. It is no row. */
const SAYS_DELIMITER = /^sep=(.)$/i;

/** The start of a file, split into rows. */
export interface FileForm {
  delimiter: string;
  hasHeader: boolean;
  names: string[];
  /** The rows below the header, as many as requested. */
  rows: string[][];
}

/** Whether a line only names the delimiter. */
export function isDelimiterNote(text: string): boolean {
  return SAYS_DELIMITER.test(text);
}

/** Detects a file's form from its start. The merchant's own choices are used as they are. */
export function readForm(
  beginning: string,
  mostRows: number,
  given: { delimiter?: string | undefined; hasHeader?: boolean | undefined } = {},
): FileForm {
  const delimiter = given.delimiter ?? findDelimiter(beginning);
  const all = readRows(beginning, delimiter, mostRows + 2);
  const hasHeader = given.hasHeader ?? looksLikeHeader(all[0] ?? []);
  const header = hasHeader ? (all[0] ?? []) : [];
  const widths = all.map((row) => row.length);
  // A single row with more cells than the header is a fault of that row, not another column.
  const width = hasHeader ? Math.max(header.length, mostFrequent(widths)) : Math.max(0, ...widths);
  return {
    delimiter,
    hasHeader,
    names: Array.from(
      { length: width },
      (_, at) => header[at]?.trim() || fill(texts.columnTable.nameless, { number: String(at + 1) }),
    ),
    rows: all
      .slice(hasHeader ? 1 : 0)
      .slice(0, mostRows)
      .map((row) => Array.from({ length: Math.max(width, row.length) }, (_, at) => row[at] ?? '')),
  };
}

/** Returns the delimiter for which most rows have the same number of cells, more than one. */
function findDelimiter(beginning: string): string {
  const given = SAYS_DELIMITER.exec(/^[^\r\n]*/.exec(beginning)?.[0] ?? '')?.[1];
  if (given !== undefined) return given;
  const scored = DELIMITERS.map((delimiter) => {
    const widths = readRows(beginning, delimiter, LOOKED_AT_ROWS).map((row) => row.length);
    const usual = mostFrequent(widths);
    const agreeing = widths.filter((width) => width === usual).length / Math.max(1, widths.length);
    return { delimiter, score: usual < 2 ? 0 : agreeing * (1 + Math.log2(usual)) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function readRows(beginning: string, delimiter: string, most: number): string[][] {
  const reader = new CsvReader(delimiter);
  const rows = [...reader.push(beginning), ...reader.end()];
  return rows
    .filter(({ text, fault }) => fault === null && !isDelimiterNote(text) && text.trim() !== '')
    .slice(0, most)
    .map(({ cells }) => cells);
}

function mostFrequent(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** Whether cells look like a header: names, without phone numbers and e-mail addresses. */
function looksLikeHeader(cells: readonly string[]): boolean {
  if (cells.some((cell) => /\d{6,}|@/.test(cell.replaceAll(/[\s().+-]/g, '')))) return false;
  return cells.some((cell) => targetOfName(cell) !== null) || cells.every((cell) => !/\d/.test(cell));
}
