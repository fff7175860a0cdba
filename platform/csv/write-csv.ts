/** A cell; what is empty is an empty cell. */
export type CsvCell = string | number | boolean | null;

/**
 * Where a spreadsheet may begin a cell: at the start, and wherever it takes a semicolon, a tab or a line break for the
 * end of one, which depends on its language and on how the file comes to it.
 */
const PIECES = /[^;\t\r\n]*[;\t\r\n]?/g;
/** What spreadsheets read as a formula (OWASP, CSV injection), also in full width, behind what they may pass over. */
const RUNS_AS_FORMULA = /^[\p{White_Space}\p{Control}\p{Format}"]*[=+\-@＝＋－＠]/u;
const STARTS_FORMULA = /[=+\-@＝＋－＠]/;
/** The same at the start of any piece. No piece goes on behind its end, so every character is read once. */
const HAS_FORMULA = /(?:^|[;\t\r\n])(?:(?![\t\r\n])[\p{White_Space}\p{Control}\p{Format}"])*[=+\-@＝＋－＠]/u;
/** A number may begin with a sign, and a phone number does: it is what it says. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** How spreadsheets know UTF-8. Files that another program imports go without: some take it for a part of a name. */
export const CSV_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180) for people, with a byte order mark. Every cell is quoted, and none can run: what would is
 * shown as it is, behind an apostrophe.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return CSV_MARK + writeCsvRows(rows);
}

/** The same without the mark: for other programs, and for what is written piece by piece. No rows are no text. */
export function writeCsvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  const text = typeof cell === 'string' ? neutralise(cell) : String(cell ?? '');
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : `"${text}"`;
}

function neutralise(text: string): string {
  // Most cells are harmless, and a file has millions: they are looked through, and not taken apart.
  if (!STARTS_FORMULA.test(text) || NUMBER.test(text) || !HAS_FORMULA.test(text)) return text;
  return text.replaceAll(PIECES, (piece) => (RUNS_AS_FORMULA.test(piece) ? `'${piece}` : piece));
}
