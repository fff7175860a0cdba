import { type CopyValue, writeRows } from '#platform/database/copy-in.ts';

/** Rows of a table as COPY reads them, with the whole of its statement. */
export interface WrittenCopy {
  statement: string;
  written: Buffer;
}

export function writeCopy(statement: string, rows: readonly (readonly CopyValue[])[]): WrittenCopy {
  return { statement, written: writeRows(rows) };
}
