import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import type { ChannelAnalytics } from '../contract/dashboard-calls.ts';
import styles from './dashboard-page.module.css';

export function AllTimeStrip({ analytics, currency }: { analytics: ChannelAnalytics; currency: string }) {
  return (
    <section className={styles.strip} aria-label="All Time">
      <h2 className={styles.stripName}>All Time</h2>
      <FigureList>
        <Figure name="Total Revenue" large>
          {formatMoney(analytics.totalRevenueMinor, currency)}
        </Figure>
        <Figure name="Total Subscribers" large>
          {formatCount(analytics.totalSubscribers)}
        </Figure>
      </FigureList>
    </section>
  );
}
