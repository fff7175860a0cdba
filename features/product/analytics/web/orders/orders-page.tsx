import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { FilterChips } from '#platform/ui-kit/parts/filter-chips.tsx';
import { LoadMore } from '#platform/ui-kit/parts/load-more.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { ListedOrder } from '../../contract/order-calls.ts';
import { isNarrowed, useAskedOrders, type OrdersAsked } from './asked-orders.ts';
import { ABOUT, EMPTY, NOTHING_FITS, TITLE } from './copy.ts';
import { describeSource } from './describe-source.ts';
import { DownloadOrders } from './download-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderTotals } from './order-totals.tsx';
import styles from './orders-page.module.css';
import { useOrders } from './use-orders.ts';

/** What messages are called: the campaigns, broadcasts and tools, by their type. */
export type SourceWords = Readonly<Record<string, string>>;

interface PageProps {
  merchant: Merchant;
  sourceWords: SourceWords;
}

/** Which orders there were, which message each is credited to, and what that comes to. */
export function OrdersPage({ merchant, sourceWords }: PageProps) {
  const { asked, ask } = useAskedOrders();
  return (
    <>
      <PageHead title={TITLE} note={ABOUT}>
        <Link to="/settings#attribution">How orders are credited</Link>
      </PageHead>
      <div className={styles.bar}>
        <OrderFilters
          asked={asked}
          onChange={ask}
          sourceWords={sourceWords}
          timeZone={merchant.shopTimeZone}
        />
        <DownloadOrders merchant={merchant} asked={asked} sourceWords={sourceWords} />
      </div>
      <OrderTotals shopUrl={merchant.shopUrl} asked={asked} />
      <Orders {...{ merchant, asked, ask, sourceWords }} />
    </>
  );
}

interface OrdersProps extends PageProps {
  asked: OrdersAsked;
  ask: (asked: OrdersAsked) => void;
}

function Orders({ merchant, asked, ask, sourceWords }: OrdersProps) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } =
    useOrders(merchant.shopUrl, asked);
  if (data === undefined)
    return error === null ? (
      <ListWaiting />
    ) : (
      <FailureNote what="The orders" error={error} retry={() => void refetch()} />
    );
  const orders = data.pages.flatMap((page) => page.orders);
  const chips = <OneSource asked={asked} ask={ask} first={orders[0]} sourceWords={sourceWords} />;
  if (orders.length === 0 && !isPlaceholderData)
    return (
      <>
        {chips}
        <Nothing asked={asked} />
      </>
    );
  return (
    <section aria-label="Orders" aria-busy={isPlaceholderData}>
      {chips}
      <OrderTable {...{ orders, merchant, asked, ask, sourceWords }} />
      {hasNextPage && (
        <More>
          <LoadMore list={{ hasNextPage, isFetchingNextPage, fetchNextPage }}>Show more orders</LoadMore>
        </More>
      )}
    </section>
  );
}

interface OneSourceProps extends Pick<OrdersProps, 'asked' | 'ask' | 'sourceWords'> {
  /** One of its orders, which says what it is called. */
  first: ListedOrder | undefined;
}

/** The one broadcast that the list is narrowed to, with the way out of it. */
function OneSource({ asked, ask, first, sourceWords }: OneSourceProps) {
  if (asked.sourceId === undefined) return null;
  const known = first?.credit?.source.id === asked.sourceId ? first.credit.source : null;
  const words = describeSource(known ?? { type: asked.sourceType ?? 'broadcast', name: null }, sourceWords);
  const remove = () => ask({ ...asked, sourceId: undefined });
  return <FilterChips chips={[{ key: 'source', words, remove }]} clear={remove} />;
}

function More({ children }: { children: ReactNode }) {
  return <p className={styles.more}>{children}</p>;
}

function Nothing({ asked }: { asked: OrdersAsked }) {
  return <EmptyNote {...(isNarrowed(asked) ? NOTHING_FITS : EMPTY)} />;
}

function ListWaiting() {
  return (
    <div className={styles.waiting}>
      <WaitingFor what="The orders" />
      {Array.from({ length: 8 }, (_, at) => (
        <WaitingBlock key={at} height={44} />
      ))}
    </div>
  );
}
