import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import type { CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import type { InboxFigures } from '../../contract/number-calls.ts';
import { texts } from '../../texts/en.ts';
import { formatWait } from './format-wait.ts';
import type { InboxOrders } from './use-numbers.ts';

/** The kinds of time: within the opening hours, or by the clock. */
export type TimeKind = 'open' | 'clock';

/** The orders of a row. Undefined while they are loading, null if they could not be loaded. */
export type RowOrders = Pick<InboxOrders['total'], 'orders' | 'revenueMinor'> | null | undefined;

/** A row of a table: a day or a person. */
export interface Row {
  key: string;
  name: string;
  figures: InboxFigures;
  orders: RowOrders;
}

const NOTHING = '–';
const t = texts.numbers;

/** The times of a row, by the names of their columns. */
export const TIMES = [
  { name: t.firstTypical, of: 'first', part: 'median' },
  { name: t.firstNinth, of: 'first', part: 'ninth' },
  { name: t.allTypical, of: 'all', part: 'median' },
  { name: t.allNinth, of: 'all', part: 'ninth' },
] as const;

export function showTime(
  figures: InboxFigures,
  { of, part }: (typeof TIMES)[number],
  kind: TimeKind,
): string {
  const times = figures[of];
  return times === null ? NOTHING : formatWait(times[kind][part]);
}

export function showOrders(orders: RowOrders): string {
  if (orders === undefined) return t.loading;
  return orders === null ? NOTHING : formatCount(orders.orders);
}

export function showRevenue(orders: RowOrders, currency: string): string {
  if (orders === undefined) return t.loading;
  return orders === null ? NOTHING : formatMoney(orders.revenueMinor, currency);
}

export function stillWaiting({ conversations, answered, unanswered }: InboxFigures): number {
  return conversations - answered - unanswered;
}

/** The rows of a file. Times are in minutes, so that a spreadsheet can compare them. */
export function csvRows(first: string, rows: readonly Row[], currency: string): CsvRows {
  const minutes = (seconds: number | undefined) =>
    seconds === undefined ? '' : Math.round(seconds / 6) / 10;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const major = (minor: number) => minor / 10 ** (digits.maximumFractionDigits ?? 2);
  return [
    [
      first,
      t.conversations,
      t.answered,
      t.unanswered,
      t.waiting,
      t.answers,
      ...TIMES.flatMap(({ name }) => [fill(t.minutes, { name }), fill(t.minutesClock, { name })]),
      t.orders,
      fill(t.currency, { name: t.revenue, currency }),
    ],
    ...rows.map(({ name, figures, orders }) => [
      name,
      figures.conversations,
      figures.answered,
      figures.unanswered,
      stillWaiting(figures),
      figures.answers,
      ...TIMES.flatMap(({ of, part }) => [
        minutes(figures[of]?.open[part]),
        minutes(figures[of]?.clock[part]),
      ]),
      orders ? orders.orders : '',
      orders ? major(orders.revenueMinor) : '',
    ]),
  ];
}
