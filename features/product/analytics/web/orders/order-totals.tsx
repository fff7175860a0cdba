import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatDay } from '#platform/ui-kit/format/day.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { OrdersAsked } from './asked-orders.ts';
import styles from './order-totals.module.css';
import { useOrderTotals } from './use-orders.ts';

/** The totals of the days' orders, which agree with the dashboards. */
export function OrderTotals({ shopUrl, asked }: { shopUrl: string; asked: OrdersAsked }) {
  const { data, error, refetch } = useOrderTotals(shopUrl, asked);
  if (data === undefined)
    return (
      <div className={styles.totals}>
        {error === null ? (
          <WaitingBlock height={72} />
        ) : (
          <FailureNote what="The totals" error={error} retry={() => void refetch()} />
        )}
      </div>
    );
  const money = (minor: number) => formatMoney(minor, data.currencyCode);
  const { credited, byClicks, returnedMinor, placedOrders, span } = data;
  return (
    <section className={styles.totals} aria-label="Totals" role="status">
      <FigureList>
        <Figure name="Earned by messages" large>
          {money(credited.revenueMinor)}
        </Figure>
        <Figure name="Credited orders">{formatCount(credited.orders)}</Figure>
        <Figure name="Of these by clicks and codes">{money(byClicks.revenueMinor)}</Figure>
        <Figure name="Went back">{money(returnedMinor)}</Figure>
        <Figure name="All orders of your store">{formatCount(placedOrders)}</Figure>
      </FigureList>
      <p className={styles.how}>
        {span === null
          ? 'All time, net of what went back.'
          : `${daysInWords(span)}, net of what went back on these days, also of earlier orders: as on your dashboards.`}
      </p>
    </section>
  );
}

function daysInWords({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}
