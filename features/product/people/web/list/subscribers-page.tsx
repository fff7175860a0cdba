import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount, formatPercent, percentOf } from '#platform/ui-kit/format/count.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LoadMore } from '#platform/ui-kit/parts/load-more.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { hideToast, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { MOST_GATHERED } from '../../rules/most-gathered.ts';
import { DownloadButton } from './download-button.tsx';
import { downloadSubscribers, downloadUnsubscribers } from './download-people.ts';
import { SubscriberChips } from './subscriber-chips.tsx';
import { SubscriberFilters } from './subscriber-filters.tsx';
import { SubscriberTable } from './subscriber-table.tsx';
import { isNarrowed } from './subscriber-words.ts';
import styles from './subscribers-page.module.css';
import { useListView } from './use-list-view.ts';
import { useSubscribers } from './use-subscribers.ts';

export interface SubscribersShop {
  shopUrl: string;
  shopCurrency: string;
  shopTimeZone: string;
}

const TOAST = 'subscribers';

/** Everybody who subscribed: how many, who they are and what they earned. Document 1, section 2. */
export function SubscribersPage({ shop, exportAll }: { shop: SubscribersShop; exportAll: ReactNode }) {
  const { view, change } = useListView();
  const list = useSubscribers(shop.shopUrl, shop.shopCurrency, view);
  const { data, error, isFetchingNextPage } = list;
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
          <DownloadButton name="Download CSV" download={(tell) => downloadSubscribers(shop, view, tell)} />
          {exportAll}
        </div>
      </PageHead>
      {data === undefined && error !== null && (
        <FailureNote what="Your subscribers" error={error} retry={() => void list.refetch()} />
      )}
      {data === undefined && error === null && <Waiting />}
      {first !== undefined && (
        <>
          <Cards
            shop={shop}
            subscribed={first.totalSubscribersCount}
            unsubscribed={first.totalUnsubscribersCount}
          />
          <Found shop={shop} list={list} first={first} view={view} change={change} />
        </>
      )}
    </>
  );
}

interface FoundProps extends ReturnType<typeof useListView> {
  shop: SubscribersShop;
  list: ReturnType<typeof useSubscribers>;
  first: NonNullable<ReturnType<typeof useSubscribers>['data']>['pages'][number];
}

/** Who fits what was asked for, and how to ask otherwise. */
function Found({ shop: { shopUrl, shopCurrency, shopTimeZone }, list, first, view, change }: FoundProps) {
  const { filter } = view;
  const people = list.data?.pages.flatMap((page) => page.subscribers) ?? [];
  return (
    <>
      <SubscriberFilters shopUrl={shopUrl} filter={filter} onChange={(next) => change({ filter: next })} />
      <SubscriberChips shopUrl={shopUrl} filter={filter} onChange={(next) => change({ filter: next })} />
      {first.isOfSome && (
        <p className={styles.some} role="status">
          More than {formatCount(MOST_GATHERED)} people fit. These are in order among{' '}
          {formatCount(MOST_GATHERED)} of them: narrow the list further to have all in order.
        </p>
      )}
      <NotListedYet count={first.notListedYetCount} />
      {people.length === 0 ? (
        <NobodyFits isFiltered={isNarrowed(filter)} />
      ) : (
        <SubscriberTable
          people={people}
          view={view}
          onSort={change}
          currency={shopCurrency}
          timeZone={shopTimeZone}
        />
      )}
      <More list={list} shown={people.length} of={isNarrowed(filter) ? null : first.totalSubscribersCount} />
    </>
  );
}

/** How many are shown; `of` is null where it is not known how many there are. */
function More({ list, shown, of }: Pick<FoundProps, 'list'> & { shown: number; of: number | null }) {
  return (
    <p className={styles.more}>
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
    </p>
  );
}

/** They are counted above, and come into the list by themselves. */
function NotListedYet({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.some} role="status">
      Up to {formatCount(count)} people of a list that you brought are counted, and still being put in order:
      until then they are not shown here, and no search finds them.
    </p>
  );
}

interface CardsProps {
  shop: SubscribersShop;
  subscribed: number;
  unsubscribed: number;
}

function Cards({ shop, subscribed, unsubscribed }: CardsProps) {
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
            <DownloadButton
              name="Download unsubscribers"
              size="xs"
              download={(tell) => downloadUnsubscribers(shop, tell)}
            />
          )
        }
      >
        <p className={styles.figure}>{formatPercent(percentOf(unsubscribed, subscribed))}</p>
        <p className={styles.about}>
          {unsubscribed === 1 ? '1 person' : `${formatCount(unsubscribed)} people`} unsubscribed and did not
          come back
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

function Waiting() {
  return (
    <div className={styles.waiting}>
      <WaitingFor what="Subscribers" words="Subscribers loading" />
      <div className={styles.cards}>
        <WaitingBlock height={132} />
        <WaitingBlock height={132} />
      </div>
      {Array.from({ length: 8 }, (_, at) => (
        <WaitingBlock key={at} height={44} />
      ))}
    </div>
  );
}
