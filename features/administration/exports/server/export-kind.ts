import type * as z from 'zod';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { CsvCell } from '#platform/csv/write-csv.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ExportKindName } from '../contract/export-kinds.ts';

/** The input for reading one page of a file. `cursor` is null for the first page. */
export interface PageRequest<Params> {
  shop: Shop;
  params: Params;
  cursor: string | null;
  /** When the export was requested. The file contains nothing later. */
  askedAt: Date;
  now: Date;
}

export interface Page {
  rows: CsvCell[][];
  /** The cursor of the next page. Null after the last page. A page may be empty without being the last. */
  nextCursor: string | null;
}

interface KindDefinition<Params> {
  /** The name of the kind in the table `exports`. */
  name: ExportKindName;
  params: z.ZodType<Params>;
  /** Returns a description of the file's contents. */
  title: (params: Params) => string;
  /** Returns the name of the download without its extension. The name has only letters, digits and dashes. */
  fileName: (params: Params) => string;
  columns: (params: Params, shop: Shop) => string[];
  /** Whether the rows name people. */
  hasPeople: boolean;
  /** Reads one page. Each page has its own short transaction, as the shop. */
  readPage: (tx: Tx, request: PageRequest<Params>) => Promise<Page>;
}

/** A kind of file that merchants may request, with any parameters. */
export type ExportKind = KindDefinition<unknown>;

/** Declares a kind of export. The kind validates the parameters each time they are read from the row. */
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
