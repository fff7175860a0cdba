/** The value of a cell; null is an empty cell. */
export type CsvCell = string | number | boolean | null;

/**
 * Where a spreadsheet may start a new cell: at the start, and after a semicolon, tab or line break, depending on its
 * language and on how the file is opened.
 */
const PIECES = /[^;\t\r\n]*[;\t\r\n]?/g;
/**
 * What spreadsheets read as a formula (OWASP, CSV injection), including full-width characters and after characters that
 * they skip.
 */
const RUNS_AS_FORMULA = /^[\p{White_Space}\p{Control}\p{Format}"]*[=+\-@＝＋－＠]/u;
const STARTS_FORMULA = /[=+\-@＝＋－＠]/;
/** The same at the start of any piece. Pieces do not overlap, so each character is read once. */
const HAS_FORMULA = /(?:^|[;\t\r\n])(?:(?![\t\r\n])[\p{White_Space}\p{Control}\p{Format}"])*[=+\-@＝＋－＠]/u;
/** A number may start with a sign, as phone numbers do, and is not a formula. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * The mark by which spreadsheets recognise UTF-8. Files for other programs omit it, because some read it as part of a
 * name.
 */
export const CSV_MARK = '\uFEFF';

/**
 * Writes rows as CSV (RFC 4180) for people, with a byte order mark. Every cell is quoted. A cell that a spreadsheet
 * would run as a formula gets an apostrophe in front.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return CSV_MARK + writeCsvRows(rows);
}

/**
 * The same without the byte order mark, for other programs and for files written in chunks. No rows give an empty text.
 */
export function writeCsvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  const text = typeof cell === 'string' ? neutralise(cell) : String(cell ?? '');
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : `"${text}"`;
}

function neutralise(text: string): string {
  // A file has millions of cells and most are harmless, so a quick test comes first.
  if (!STARTS_FORMULA.test(text) || NUMBER.test(text) || !HAS_FORMULA.test(text)) return text;
  return text.replaceAll(PIECES, (piece) => (RUNS_AS_FORMULA.test(piece) ? `'${piece}` : piece));
}
