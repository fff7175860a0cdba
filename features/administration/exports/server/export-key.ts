import type { ExportRow } from './export-queries.ts';

/** Returns the storage key for the file of one attempt. */
export function exportKey(row: Pick<ExportRow, 'shop_id' | 'export_id'>, attempt: number): string {
  return `exports/${row.shop_id}/${row.export_id}-${attempt}.csv`;
}
