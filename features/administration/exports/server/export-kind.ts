import type * as z from 'zod';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { CsvCell } from '#platform/csv/write-csv.ts';
import type { Tx } from '#platform/database/database.ts';

/** What a page of a file is read by. `cursor` is null at the beginning. */
export interface PageRequest<Params> {
  shop: Shop;
  params: Params;
  cursor: string | null;
  /** The moment that the export was asked at: what came later is not in it. */
  askedAt: Date;
  now: Date;
}

export interface Page {
  rows: CsvCell[][];
  /** Continues the file; null at its end. A page may be empty and still not the last. */
  nextCursor: string | null;
}

interface KindDefinition<Params> {
  /** Its name in rows. */
  name: string;
  params: z.ZodType<Params>;
  /** What is in the file, in words. */
  title: (params: Params) => string;
  /** The name it is downloaded by, without its ending: letters, digits and dashes. */
  fileName: (params: Params) => string;
  columns: (params: Params, shop: Shop) => string[];
  /** Whether its rows name people of the store. */
  hasPeople: boolean;
  /** Reads the next rows, each page in a short transaction of its own shop. */
  readPage: (tx: Tx, request: PageRequest<Params>) => Promise<Page>;
}

/** A kind of file that merchants may ask for, whatever its parameters. */
export type ExportKind = KindDefinition<unknown>;

/** Declares a kind: what it is given is checked whenever it is read from its row. */
export function defineExportKind<Params>(kind: KindDefinition<Params>): ExportKind {
  const read = (params: unknown) => kind.params.parse(params);
  return {
    name: kind.name,
    params: kind.params,
    title: (params) => kind.title(read(params)),
    fileName: (params) => kind.fileName(read(params)),
    columns: (params, shop) => kind.columns(read(params), shop),
    hasPeople: kind.hasPeople,
    readPage: (tx, request) => kind.readPage(tx, { ...request, params: read(request.params) }),
  };
}
