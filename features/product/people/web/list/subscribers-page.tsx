import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount, formatCounted, formatPercent, percentOf } from '#platform/ui-kit/format/count.ts';
import { ListFrame, ListNote } from '#platform/ui-kit/list/list-frame.tsx';
import { LoadMore } from '#platform/ui-kit/list/load-more.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { hideToast, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import type { SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { MOST_GATHERED } from '../../rules/most-gathered.ts';
import { DownloadPeople } from './download-people-button.tsx';
import { downloadSubscribers, downloadUnsubscribers, MOST_ROWS } from './download-people.ts';
import { SubscriberChips } from './subscriber-chips.tsx';
import { SubscriberFilters } from './subscriber-filters.tsx';
import { SubscriberTable } from './subscriber-table.tsx';
import { isNarrowed } from './subscriber-words.ts';
import styles from './subscribers-page.module.css';
import { useListView } from './use-list-view.ts';
import { useSubscribers, type FirstPage } from './use-subscribers.ts';

export interface SubscribersShop {
  shopUrl: string;
  shopCurrency: string;
  shopTimeZone: string;
}

const TOAST = 'subscribers';

/** The page of subscribers: how many, who they are and what they earned. Document 1, section 2. */
export function SubscribersPage({ shop, exportAll }: { shop: SubscribersShop; exportAll: ReactNode }) {
  const { view, change } = useListView();
  const list = useSubscribers(shop.shopUrl, shop.shopCurrency, view);
  const { data, isFetchingNextPage } = list;
  useEffect(() => {
    if (!isFetchingNextPage) return;
    toastWaiting(TOAST, 'Loading more subscribers');
    return () => hideToast(TOAST);
  }, [isFetchingNextPage]);
  const [first] = data?.pages ?? [];
  if (first?.totalKnownCount === 0 && !isNarrowed(view.filter)) return <Nobody />;
  return (
    <>
      <PageHead title="Subscribers" note="Who gets your messages, and what they earned.">
        <div className={styles.files}>
          <DownloadPeople
            // Known before the click: a longer list comes by e-mail.
            name={
              isLong(first, view.filter) ? `Download the first ${formatCount(MOST_ROWS)}` : 'Download CSV'
            }
            save={(tell) => downloadSubscribers(shop, view, tell)}
          />
          {exportAll}
        </div>
      </PageHead>
      {(first !== undefined || list.error === null) && <Cards shop={shop} first={first} />}
      <List {...{ shop, list, first, view, change }} />
    </>
  );
}

/** Whether the whole list has more people than a file holds. How many a narrowed list has is not known. */
function isLong(first: FirstPage | undefined, filter: SubscriberFilter): boolean {
  return first !== undefined && !isNarrowed(filter) && first.totalKnownCount > MOST_ROWS;
}

interface ListProps extends ReturnType<typeof useListView> {
  shop: SubscribersShop;
  list: ReturnType<typeof useSubscribers>;
  first: FirstPage | undefined;
}

/** The matching people, with search and filters. */
function List({ shop: { shopUrl, shopCurrency, shopTimeZone }, list, first, view, change }: ListProps) {
  const { filter } = view;
  const people = list.data?.pages.flatMap((page) => page.subscribers);
  const filterProps = { shopUrl, filter, onChange: (next: SubscriberFilter) => change({ filter: next }) };
  return (
    <ListFrame
      name="Subscribers"
      what="Your subscribers"
      rows={people}
      error={list.error}
      retry={() => void list.refetch()}
      filters={<SubscriberFilters {...filterProps} />}
      chips={<SubscriberChips {...filterProps} />}
      summary={first && <Incomplete first={first} />}
      empty={<NobodyFits isFiltered={isNarrowed(filter)} />}
      foot={
        <More
          list={list}
          shown={people?.length ?? 0}
          of={isNarrowed(filter) ? null : (first?.totalSubscribersCount ?? null)}
        />
      }
    >
      <SubscriberTable
        people={people ?? []}
        view={view}
        onSort={change}
        currency={shopCurrency}
        timeZone={shopTimeZone}
      />
    </ListFrame>
  );
}

/** The number of shown people. `of` is null if the total is unknown. */
function More({ list, shown, of }: Pick<ListProps, 'list'> & { shown: number; of: number | null }) {
  return (
    <ListNote>
      <LoadMore list={list} onLoaded={() => toastSuccess(TOAST, 'Loaded Successfully')}>
        Load More Subscribers
      </LoadMore>
      {shown > 0 && (
        <span role="status">
          {of === null || !list.hasNextPage
            ? `${formatCount(shown)} shown${list.hasNextPage ? ', and there are more' : ''}`
            : `${formatCount(shown)} of ${formatCount(of)} shown`}
        </span>
      )}
    </ListNote>
  );
}

/** The reason why the list is incomplete or unsorted. */
function Incomplete({ first: { isOfSome, notListedYetCount } }: { first: FirstPage }) {
  return (
    <>
      {isOfSome && (
        <p className={styles.some} role="status">
          More than {formatCount(MOST_GATHERED)} people fit. These are in order among{' '}
          {formatCount(MOST_GATHERED)} of them: narrow the list further to have all in order.
        </p>
      )}
      {notListedYetCount > 0 && (
        <p className={styles.some} role="status">
          Up to {formatCount(notListedYetCount)} people of a list that you brought are counted, and still
          being put in order: until then they are not shown here, and no search finds them.
        </p>
      )}
    </>
  );
}

interface CardsProps {
  shop: SubscribersShop;
  first: FirstPage | undefined;
}

function Cards({ shop, first }: CardsProps) {
  if (first === undefined)
    return (
      <div className={styles.cards}>
        <WaitingBlock height={132} />
        <WaitingBlock height={132} />
      </div>
    );
  const { totalSubscribersCount: subscribed, totalUnsubscribersCount: unsubscribed } = first;
  return (
    <div className={styles.cards}>
      <Panel title="Total Subscribers">
        <p className={styles.figure}>{formatCount(subscribed)}</p>
        <p className={styles.about}>agreed to get your messages</p>
      </Panel>
      <Panel
        title="Unsubscribe Rate"
        aside={
          unsubscribed > 0 && (
            <DownloadPeople
              name="Download unsubscribers"
              size="xs"
              save={(tell) => downloadUnsubscribers(shop, tell)}
            />
          )
        }
      >
        <p className={styles.figure}>{formatPercent(percentOf(unsubscribed, subscribed))}</p>
        <p className={styles.about}>
          {formatCounted(unsubscribed, 'person', 'people')} unsubscribed and did not come back
        </p>
      </Panel>
    </div>
  );
}

function Nobody() {
  return (
    <>
      <PageHead title="Subscribers" />
      <EmptyNote
        title="Looks like you don't have any subscribers yet!"
        text="Shoppers become subscribers through your opt-in tools, and a list that you bring makes some known."
        action={
          <Button component={Link} to="/help/subscribers">
            How to get subscribers
          </Button>
        }
      />
    </>
  );
}

function NobodyFits({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyNote
      title="Nobody fits"
      text="Names and e-mail addresses are found by how their words begin, numbers from either end. Take a filter away, or type less."
    />
  ) : (
    <EmptyNote
      title="Nobody is subscribed now"
      text="You know people who unsubscribed, or never agreed. Choose Everybody under Consent to see them."
    />
  );
}
