import { formatCount, formatCountShort, formatPercent } from '#platform/ui-kit/format/count.ts';
import { Figure } from '#platform/ui-kit/parts/figure-list.tsx';
import type { Period, PeriodAnalytics } from '../contract/dashboard-calls.ts';
import { ChartPanel } from './chart-panel.tsx';
import { fillDays } from './fill-days.ts';

interface SubscribersPanelProps {
  analytics: PeriodAnalytics;
  period: Period;
  today: string;
}

export function SubscribersPanel({ analytics, period, today }: SubscribersPanelProps) {
  const entries = analytics.subscribers.map((entry) => ({ day: entry.date, value: entry.count }));
  return (
    <ChartPanel
      title="Subscribers from Opt-ins"
      label="New subscribers"
      points={fillDays(entries, period, today)}
      formatValue={formatCount}
      formatShort={formatCountShort}
      nothingYet="No shopper has signed up in this period."
      figures={
        <>
          <Figure name="New subscribers" large>
            {formatCount(analytics.totalSubscribers)}
          </Figure>
          <Figure name="Opt-in rate">{formatPercent(analytics.optInRate)}</Figure>
        </>
      }
    />
  );
}
