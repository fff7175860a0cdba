import { toDecimal } from '#platform/money/minor-units.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney, formatMoneyShort } from '#platform/ui-kit/format/money.ts';
import type { CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import type { DayFigures } from '../contract/overview-calls.ts';
import { ComparedFigure } from './compared-figure.tsx';
import { nameBefore } from './copy.ts';
import { GraphPanel, type SourceChoice } from './graph-panel.tsx';
import { nameFile } from './name-file.ts';
import { pointsOf } from './points-of.ts';
import type { Overview } from './use-overview.ts';

interface RevenuePanelProps {
  shopUrl: string;
  overview: Overview;
  source: SourceChoice | null;
}

export function RevenuePanel({ shopUrl, overview, source }: RevenuePanelProps) {
  const { span, currencyCode: currency, today, days, daysBefore } = overview;
  const money = (value: number) => formatMoney(value, currency);
  const now = earnedOn(days);
  const before = span.before && earnedOn(daysBefore);
  const ordersOn = new Map(days.map(({ date, orders }) => [date, orders]));
  const beside = { nameOfBefore: nameBefore({ ...span, today }) };
  return (
    <GraphPanel
      title="Total Revenue"
      source={source}
      label="Revenue"
      {...pointsOf(overview, 'revenueMinor')}
      formatValue={money}
      formatShort={(value) => formatMoneyShort(value, currency)}
      beside={{ label: 'Orders', on: (day) => formatCount(ordersOn.get(day) ?? 0) }}
      nothingYet="No order has come from a message in these days."
      file={{ name: nameFile('revenue', shopUrl, span), rows: () => rowsOf(overview) }}
      figures={
        <>
          <ComparedFigure
            {...beside}
            name="Revenue"
            large
            of="amount"
            now={now.revenueMinor}
            before={before && before.revenueMinor}
            format={money}
          />
          <ComparedFigure
            {...beside}
            name="Total orders"
            of="count"
            now={now.orders}
            before={before && before.orders}
            format={formatCount}
          />
          <ComparedFigure
            {...beside}
            name="Average order value"
            of="average"
            now={averageOf(now)}
            before={before && averageOf(before)}
            format={money}
          />
        </>
      }
    />
  );
}

/** Of the chosen source alone, as the days are. */
function earnedOn(days: readonly DayFigures[]) {
  return {
    revenueMinor: days.reduce((sum, day) => sum + day.revenueMinor, 0),
    orders: days.reduce((sum, day) => sum + day.orders, 0),
  };
}

function averageOf({ revenueMinor, orders }: { revenueMinor: number; orders: number }): number {
  return orders > 0 ? Math.round(revenueMinor / orders) : 0;
}

function rowsOf({ currencyCode, days, daysBefore }: Overview): CsvRows {
  const cells = (day: DayFigures | undefined) =>
    day === undefined ? [] : [day.date, toDecimal(day.revenueMinor, currencyCode), day.orders];
  const head = ['Day', `Revenue (${currencyCode})`, 'Orders'];
  return [
    daysBefore.length === 0 ? head : [...head, ...head.map((name) => `${name}, before`)],
    ...days.map((day, at) => [...cells(day), ...cells(daysBefore[at])]),
  ];
}
