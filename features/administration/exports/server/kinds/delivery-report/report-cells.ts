import type { ReportRow } from '#features/product/message-log/server/index.ts';
import type { CsvCell } from '#platform/csv/write-csv.ts';
import { currencyDigits } from '#platform/money/minor-units.ts';
import { momentCell } from '../moment-cell.ts';

/** Returns the column names of a delivery report. Only the column names give the time zone and the currency. */
export function reportColumns(timeZone: string, currency: string): string[] {
  return [
    `When (${timeZone})`,
    'Channel',
    'Campaign',
    'Drip',
    'Name',
    'Phone',
    'State',
    'Why',
    `Read at (${timeZone})`,
    `Clicked at (${timeZone})`,
    'Order',
    `Revenue (${currency})`,
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
