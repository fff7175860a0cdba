import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatDay } from '#platform/ui-kit/format/day.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../../texts/en.ts';
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
          <FailureNote what={texts.orderTotals.what} error={error} retry={() => void refetch()} />
        )}
      </div>
    );
  const money = (minor: number) => formatMoney(minor, data.currencyCode);
  const { credited, byClicks, returnedMinor, placedOrders, span } = data;
  return (
    <section className={styles.totals} aria-label={texts.orderTotals.label} role="status">
      <FigureList>
        <Figure name={texts.orderTotals.earned} large>
          {money(credited.revenueMinor)}
        </Figure>
        <Figure name={texts.orderTotals.credited} term="credited">
          {formatCount(credited.orders)}
        </Figure>
        <Figure name={texts.orderTotals.byClicks}>{money(byClicks.revenueMinor)}</Figure>
        <Figure name={texts.orderTotals.returned}>{money(returnedMinor)}</Figure>
        <Figure name={texts.orderTotals.placed}>{formatCount(placedOrders)}</Figure>
      </FigureList>
      <p className={styles.how}>{span === null ? texts.orderTotals.ofAllTime : daysInWords(span)}</p>
    </section>
  );
}

function daysInWords({ from, to }: { from: string; to: string }): string {
  if (from === to) return fill(texts.orderTotals.ofDay, { day: formatDay(from) });
  return fill(texts.orderTotals.ofDays, { from: formatDay(from), to: formatDay(to) });
}
