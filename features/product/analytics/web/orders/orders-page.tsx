import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { DownloadList } from '#platform/ui-kit/list/download-list.tsx';
import { FilterChips } from '#platform/ui-kit/list/filter-chips.tsx';
import { ListFrame, ListNote } from '#platform/ui-kit/list/list-frame.tsx';
import { LoadMore } from '#platform/ui-kit/list/load-more.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import type { ListedOrder } from '../../contract/order-calls.ts';
import { texts } from '../../texts/en.ts';
import { isNarrowed, useAskedOrders, type OrdersAsked } from './asked-orders.ts';
import { describeSource } from './describe-source.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderTotals } from './order-totals.tsx';
import { saveOrders } from './save-orders.ts';
import { useOrders } from './use-orders.ts';

/** The names of message sources by type: campaigns, broadcasts and tools. */
export type SourceWords = Readonly<Record<string, string>>;

interface PageProps {
  merchant: Merchant;
  sourceWords: SourceWords;
  /** The saved views of the list. */
  views?: ReactNode;
}

/** The list of orders with their credited messages and totals. */
export function OrdersPage({ merchant, sourceWords, views }: PageProps) {
  const { asked, ask } = useAskedOrders();
  const list = useOrders(merchant.shopUrl, asked);
  const orders = list.data?.pages.flatMap((page) => page.orders);
  return (
    <>
      <PageHead title={texts.orders.title} note={texts.orders.note}>
        <Link to="/settings#attribution">{texts.orders.settings}</Link>
      </PageHead>
      {views}
      <ListFrame
        name={texts.orders.list}
        what={texts.orders.what}
        rows={orders}
        error={list.error}
        retry={() => void list.refetch()}
        filters={
          <OrderFilters
            asked={asked}
            onChange={ask}
            sourceWords={sourceWords}
            timeZone={merchant.shopTimeZone}
          />
        }
        download={
          <DownloadList
            save={(reportProgress) => saveOrders(merchant, asked, { sourceWords, reportProgress })}
            restIn={({ rows }) => fill(texts.orders.cut, { count: rows })}
          />
        }
        chips={<OneSource {...{ asked, ask, sourceWords }} first={orders?.[0]} />}
        summary={<OrderTotals shopUrl={merchant.shopUrl} asked={asked} />}
        empty={
          isNarrowed(asked) ? (
            <EmptyNote title={texts.orders.noMatch} text={texts.orders.noMatchText} />
          ) : (
            <EmptyNote title={texts.orders.none} text={texts.orders.noneText} />
          )
        }
        isStale={list.isPlaceholderData}
        foot={
          <ListNote>
            <LoadMore list={list}>{texts.orders.more}</LoadMore>
          </ListNote>
        }
      >
        <OrderTable orders={orders ?? []} {...{ merchant, asked, ask, sourceWords }} />
      </ListFrame>
    </>
  );
}

interface OneSourceProps {
  asked: OrdersAsked;
  ask: (asked: OrdersAsked) => void;
  sourceWords: SourceWords;
  /** One of its orders, which contains the name. */
  first: ListedOrder | undefined;
}

/** The broadcast that the list is narrowed to, with a button that removes the filter. */
function OneSource({ asked, ask, first, sourceWords }: OneSourceProps) {
  if (asked.sourceId === undefined) return null;
  const known = first?.credit?.source.id === asked.sourceId ? first.credit.source : null;
  const words = describeSource(known ?? { type: asked.sourceType ?? 'broadcast', name: null }, sourceWords);
  const remove = () => ask({ ...asked, sourceId: undefined });
  return <FilterChips chips={[{ key: 'source', words, remove }]} clear={remove} />;
}
