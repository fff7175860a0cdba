/** Characters that make a spreadsheet run a cell instead of showing it. */
const RUNS = /^[=+\-@\t\r]/;
/** A phone number begins with a plus and runs nothing. */
const PHONE = /^\+\d+$/;

/** A table as CSV (RFC 4180); cells that a spreadsheet would run are shown as they are instead. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string): string {
  const safe = RUNS.test(value) && !PHONE.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
