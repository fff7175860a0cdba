import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { texts } from '../texts/en.ts';
import styles from './dashboard-page.module.css';
import type { Overview } from './use-overview.ts';

/** The totals since the first day, whatever days are chosen below. */
export function AllTimeStrip({ overview: { allTime, currencyCode } }: { overview: Overview }) {
  return (
    <section className={styles.strip} aria-label={texts.allTime.title}>
      <h2 className={styles.stripName}>{texts.allTime.title}</h2>
      <FigureList>
        <Figure name={texts.allTime.revenue}>{formatMoney(allTime.revenueMinor, currencyCode)}</Figure>
        <Figure name={texts.allTime.subscribers}>{formatCount(allTime.subscribers)}</Figure>
      </FigureList>
    </section>
  );
}
