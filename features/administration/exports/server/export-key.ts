import type { ExportRow } from './export-queries.ts';

/** The key under which a try of an export stores its file. */
export function exportKey(row: Pick<ExportRow, 'shop_id' | 'export_id'>, attempt: number): string {
  return `exports/${row.shop_id}/${row.export_id}-${attempt}.csv`;
}
