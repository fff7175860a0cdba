import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { formatCount, formatPercent, percentOf } from '#platform/ui-kit/format/count.ts';
import { useChoice } from '#platform/ui-kit/list/choice/use-choice.ts';
import { ListFrame, ListNote } from '#platform/ui-kit/list/list-frame.tsx';
import { LoadMore } from '#platform/ui-kit/list/load-more.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { hideToast, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import type { Subscriber, SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { MOST_GATHERED } from '../../rules/most-gathered.ts';
import { texts } from '../../texts/en.ts';
import { DownloadPeople } from './download-people-button.tsx';
import { downloadSubscribers, downloadUnsubscribers, MOST_ROWS } from './download-people.ts';
import { SeveralPeople } from './several-people.tsx';
import { SubscriberChips } from './subscriber-chips.tsx';
import { SubscriberFilters } from './subscriber-filters.tsx';
import { SubscriberTable } from './subscriber-table.tsx';
import { isNarrowed, whoIs } from './subscriber-words.ts';
import styles from './subscribers-page.module.css';
import { useListView } from './use-list-view.ts';
import { useSubscribers, type FirstPage } from './use-subscribers.ts';

export interface SubscribersShop {
  shopUrl: string;
  shopCurrency: string;
  shopTimeZone: string;
}

const TOAST = 'subscribers';

interface PageProps {
  shop: SubscribersShop;
  exportAll: ReactNode;
  /** The saved views of the list. */
  views?: ReactNode;
}

/** The page of subscribers: how many, who they are and what they earned. Document 1, section 2. */
export function SubscribersPage({ shop, exportAll, views }: PageProps) {
  const { view, change } = useListView();
  const list = useSubscribers(shop.shopUrl, shop.shopCurrency, view);
  const { data, isFetchingNextPage } = list;
  useEffect(() => {
    if (!isFetchingNextPage) return;
    toastWaiting(TOAST, texts.list.loadingMore);
    return () => hideToast(TOAST);
  }, [isFetchingNextPage]);
  const [first] = data?.pages ?? [];
  if (first?.totalKnownCount === 0 && !isNarrowed(view.filter)) return <Nobody />;
  return (
    <>
      <PageHead title={texts.list.title} note={texts.list.note}>
        <div className={styles.files}>
          <DownloadPeople
            // The label says before the click that a longer list comes by e-mail.
            {...(isLong(first, view.filter) && { name: fill(texts.files.first, { most: MOST_ROWS }) })}
            save={(reportProgress) => downloadSubscribers(shop, view, reportProgress)}
          />
          {exportAll}
        </div>
      </PageHead>
      {(first !== undefined || list.error === null) && <Cards shop={shop} first={first} />}
      {views}
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
function List({ shop, list, first, view, change }: ListProps) {
  const { shopUrl, shopCurrency, shopTimeZone } = shop;
  const { filter } = view;
  const people = list.data?.pages.flatMap((page) => page.subscribers);
  const choice = useChoice({ rows: people ?? [], keyOf: idOf, nameOf: whoIs });
  const filterProps = { shopUrl, filter, onChange: (next: SubscriberFilter) => change({ filter: next }) };
  return (
    <ListFrame
      name={texts.list.title}
      what={texts.list.what}
      rows={people}
      error={list.error}
      retry={() => void list.refetch()}
      filters={<SubscriberFilters {...filterProps} />}
      chips={<SubscriberChips {...filterProps} />}
      summary={first && <Incomplete first={first} />}
      empty={<NobodyFits isFiltered={isNarrowed(filter)} />}
      foot={
        <>
          <More
            list={list}
            shown={people?.length ?? 0}
            of={isNarrowed(filter) ? null : (first?.totalSubscribersCount ?? null)}
          />
          <SeveralPeople shop={shop} choice={choice} />
        </>
      }
    >
      <SubscriberTable
        people={people ?? []}
        view={view}
        onSort={change}
        currency={shopCurrency}
        timeZone={shopTimeZone}
        choice={choice}
      />
    </ListFrame>
  );
}

const idOf = ({ subscriberId }: Subscriber) => subscriberId;

/** The number of shown people. `of` is null if the total is unknown. */
function More({ list, shown, of }: Pick<ListProps, 'list'> & { shown: number; of: number | null }) {
  return (
    <ListNote>
      <LoadMore list={list} onLoaded={() => toastSuccess(TOAST, texts.list.loaded)}>
        {texts.list.more}
      </LoadMore>
      {shown > 0 && <span role="status">{shownText(shown, of, list.hasNextPage)}</span>}
    </ListNote>
  );
}

function shownText(shown: number, all: number | null, hasMore: boolean): string {
  if (!hasMore) return fill(texts.list.shown, { shown });
  return all === null ? fill(texts.list.shownAndMore, { shown }) : fill(texts.list.shownOf, { shown, all });
}

/** The reason why the list is incomplete or unsorted. */
function Incomplete({ first: { isOfSome, notListedYetCount } }: { first: FirstPage }) {
  return (
    <>
      {isOfSome && (
        <p className={styles.some} role="status">
          {fill(texts.list.unsorted, { most: MOST_GATHERED })}
        </p>
      )}
      {notListedYetCount > 0 && (
        <p className={styles.some} role="status">
          {fill(texts.list.stillAdding, { count: notListedYetCount })}
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
      <Panel title={texts.figures.subscribers}>
        <p className={styles.figure}>{formatCount(subscribed)}</p>
        <p className={styles.about}>{texts.figures.subscribersHint}</p>
      </Panel>
      <Panel
        title={texts.figures.unsubscribeRate}
        aside={
          unsubscribed > 0 && (
            <DownloadPeople
              name={texts.files.unsubscribers}
              size="xs"
              save={(reportProgress) => downloadUnsubscribers(shop, reportProgress)}
            />
          )
        }
      >
        <p className={styles.figure}>{formatPercent(percentOf(unsubscribed, subscribed))}</p>
        <p className={styles.about}>{fill(texts.figures.unsubscribers, { count: unsubscribed })}</p>
      </Panel>
    </div>
  );
}

function Nobody() {
  return (
    <>
      <PageHead title={texts.list.title} />
      <EmptyNote
        title={texts.empty.title}
        text={texts.empty.text}
        action={
          <Button component={Link} to="/help/subscribers">
            {texts.empty.help}
          </Button>
        }
      />
    </>
  );
}

function NobodyFits({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyNote title={texts.empty.noMatch} text={texts.empty.noMatchText} />
  ) : (
    <EmptyNote title={texts.empty.noneSubscribed} text={texts.empty.noneSubscribedText} />
  );
}
