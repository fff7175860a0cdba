import type { ReportRow } from '#features/product/message-log/server/index.ts';
import type { CsvCell } from '#platform/csv/write-csv.ts';
import { fill } from '#platform/language/reader.ts';
import { currencyDigits } from '#platform/money/minor-units.ts';
import { texts } from '../../../texts/all.ts';
import { momentCell } from '../moment-cell.ts';

/** Returns the column names of a delivery report. Only the column names give the time zone and the currency. */
export function reportColumns(timeZone: string, currency: string): string[] {
  return [
    fill(texts.fileColumns.when, { timeZone }),
    texts.fileColumns.channel,
    texts.fileColumns.campaign,
    texts.fileColumns.drip,
    texts.fileColumns.name,
    texts.fileColumns.phone,
    texts.fileColumns.state,
    texts.fileColumns.why,
    fill(texts.fileColumns.readAt, { timeZone }),
    fill(texts.fileColumns.clickedAt, { timeZone }),
    texts.fileColumns.order,
    fill(texts.fileColumns.revenue, { currency }),
  ];
}

/**
 * Converts a message to a row. Amounts have a decimal point and no currency symbol, so that a spreadsheet can add them.
 */
export function toReportCells(
  row: ReportRow,
  { timeZone, currency }: { timeZone: string; currency: string },
): CsvCell[] {
  const digits = currencyDigits(currency);
  return [
    momentCell(row.at, timeZone),
    row.channel,
    row.campaign,
    row.drip,
    row.name,
    row.phone,
    row.stateWord,
    row.why,
    momentCell(row.readAt, timeZone),
    momentCell(row.clickedAt, timeZone),
    row.orderNames.join(' '),
    row.revenueMinor === null ? null : (row.revenueMinor / 10 ** digits).toFixed(digits),
  ];
}
