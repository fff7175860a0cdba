/** A cell; what is empty is an empty cell. */
export type CsvCell = string | number | boolean | null;

/** Spreadsheets read these at the start of a cell as a formula (OWASP, CSV injection). */
const RUNS_AS_FORMULA = /^[=+\-@\t\r]/;
/** A number may begin with a sign: it is what it says. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Rows as CSV (RFC 4180) with a byte order mark, which is how spreadsheets know UTF-8. No cell can run. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? neutralise(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A leading apostrophe makes a spreadsheet show the text as it is. */
function neutralise(text: string): string {
  return RUNS_AS_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
