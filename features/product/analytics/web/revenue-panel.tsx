import { fill } from '#platform/language/reader.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney, formatMoneyShort } from '#platform/ui-kit/format/money.ts';
import type { DayFigures } from '../contract/overview-calls.ts';
import { texts } from '../texts/en.ts';
import { GraphPanel, type SourceChoice } from './graph-panel.tsx';
import type { Overview } from './use-overview.ts';

interface RevenuePanelProps {
  shopUrl: string;
  overview: Overview;
  source: SourceChoice | null;
}

export function RevenuePanel({ shopUrl, overview, source }: RevenuePanelProps) {
  const { span, currencyCode: currency, days, daysBefore } = overview;
  const money = (value: number) => formatMoney(value, currency);
  const now = earnedOn(days);
  const before = span.before && earnedOn(daysBefore);
  const ordersOn = new Map(days.map(({ date, orders }) => [date, orders]));
  const figure = (read: (earned: Earned) => number) => ({ now: read(now), before: before && read(before) });
  return (
    <GraphPanel
      shopUrl={shopUrl}
      overview={overview}
      title={texts.revenue.title}
      source={source}
      label={texts.revenue.revenue}
      draws="revenueMinor"
      formatValue={money}
      formatShort={(value) => formatMoneyShort(value, currency)}
      beside={{ label: texts.revenue.orders, on: (day) => formatCount(ordersOn.get(day) ?? 0) }}
      nothingYet={texts.revenue.none}
      file={{
        name: 'revenue',
        columns: [
          {
            head: fill(texts.revenue.column, { currency }),
            cell: (day) => toDecimal(day.revenueMinor, currency),
          },
          { head: texts.revenue.orders, cell: ({ orders }) => orders },
        ],
      }}
      figures={[
        {
          name: texts.revenue.revenue,
          of: 'amount',
          format: money,
          ...figure((earned) => earned.revenueMinor),
        },
        {
          name: texts.revenue.totalOrders,
          of: 'count',
          format: formatCount,
          ...figure((earned) => earned.orders),
        },
        { name: texts.graph.averageOrderValue, of: 'average', format: money, ...figure(averageOf) },
      ]}
    />
  );
}

interface Earned {
  revenueMinor: number;
  orders: number;
}

/** Returns the totals of the chosen source, like the days. */
function earnedOn(days: readonly DayFigures[]): Earned {
  return {
    revenueMinor: days.reduce((sum, day) => sum + day.revenueMinor, 0),
    orders: days.reduce((sum, day) => sum + day.orders, 0),
  };
}

function averageOf({ revenueMinor, orders }: Earned): number {
  return orders > 0 ? Math.round(revenueMinor / orders) : 0;
}
