import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney, formatMoneyShort } from '#platform/ui-kit/format/money.ts';
import { Figure } from '#platform/ui-kit/parts/figure-list.tsx';
import type { Period, PeriodAnalytics } from '../contract/dashboard-calls.ts';
import { ChartPanel } from './chart-panel.tsx';
import { fillDays } from './fill-days.ts';

interface RevenuePanelProps {
  analytics: PeriodAnalytics;
  period: Period;
  currency: string;
  today: string;
}

export function RevenuePanel({ analytics, period, currency, today }: RevenuePanelProps) {
  const entries = analytics.orders.map((entry) => ({ day: entry.date, value: entry.revenueMinor }));
  const ordersOn = new Map(analytics.orders.map((entry) => [entry.date, entry.count]));
  return (
    <ChartPanel
      title="Total Revenue"
      label="Revenue"
      points={fillDays(entries, period, today)}
      formatValue={(value) => formatMoney(value, currency)}
      formatShort={(value) => formatMoneyShort(value, currency)}
      beside={{ label: 'Orders', on: (day) => formatCount(ordersOn.get(day) ?? 0) }}
      nothingYet="No order has come from a message in this period."
      figures={
        <>
          <Figure name="Revenue" large>
            {formatMoney(analytics.revenueMinor, currency)}
          </Figure>
          <Figure name="Total orders">{formatCount(analytics.totalOrders)}</Figure>
          <Figure name="Average order value">{formatMoney(analytics.avgOrderValueMinor, currency)}</Figure>
        </>
      }
    />
  );
}
