import { type CopyValue, writeRows } from '#platform/database/copy-in.ts';

/** Rows of a table in COPY format, and the COPY statement. */
export interface WrittenCopy {
  statement: string;
  written: Buffer;
}

export function writeCopy(statement: string, rows: readonly (readonly CopyValue[])[]): WrittenCopy {
  return { statement, written: writeRows(rows) };
}
