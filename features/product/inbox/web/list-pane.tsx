import { CloseButton, TextInput } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { formatMoment, formatSpan } from '#platform/ui-kit/format/moment.ts';
import { LoadMore } from '#platform/ui-kit/list/load-more.tsx';
import { ChannelMark } from '#platform/ui-kit/parts/channel-mark.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { MOST_COUNTED } from '../contract/count-calls.ts';
import { THREAD_LISTS, type Thread, type ThreadList } from '../contract/thread.ts';
import { texts } from '../texts/en.ts';
import styles from './list-pane.module.css';
import { nameOf, nameOfKind } from './names.ts';
import { addressOf, type InboxShop, type Place } from './place.ts';
import type { useThreads } from './use-inbox.ts';
import { useNow } from './use-now.ts';

const SEARCH_PAUSE_MS = 300;
const MINUTE_MS = 60_000;

interface ListPaneProps {
  shop: InboxShop;
  place: Place;
  /** How many threads wait for us; at most `MOST_COUNTED`. */
  waiting: number;
  threads: ReturnType<typeof useThreads>;
  show: (place: Pick<Place, 'list' | 'search'>) => void;
}

/** The lists of conversations, and the one that is shown. */
export function ListPane({ shop, place, waiting, threads, show }: ListPaneProps) {
  const shown = threads.data?.pages.flatMap((page) => page.threads);
  return (
    <section className={styles.pane} aria-label={texts.list.name}>
      <Lists place={place} waiting={waiting} />
      <SearchField search={place.search} change={(search) => show({ list: place.list, search })} />
      <div className={styles.scroll}>
        {shown === undefined && threads.error !== null && (
          <FailureNote
            bare
            what={texts.list.what}
            error={threads.error}
            retry={() => void threads.refetch()}
          />
        )}
        {shown === undefined && threads.error === null && (
          <>
            <WaitingFor what={texts.list.what} />
            <WaitingBlock height={320} />
          </>
        )}
        {shown?.length === 0 && <Nothing place={place} />}
        {shown !== undefined && shown.length > 0 && (
          <ul className={styles.threads}>
            {shown.map((thread) => (
              <ThreadRow
                key={thread.subscriberId}
                thread={thread}
                place={place}
                timeZone={shop.shopTimeZone}
              />
            ))}
          </ul>
        )}
        <LoadMore list={threads} className={styles.more}>
          {texts.list.more}
        </LoadMore>
      </div>
    </section>
  );
}

function Lists({ place, waiting }: Pick<ListPaneProps, 'place' | 'waiting'>) {
  const path = place.openId === null ? '/inbox' : `/inbox/${place.openId}`;
  const to = (list: ThreadList) => `${path}${addressOf({ list, search: place.search })}`;
  return (
    <nav aria-label={texts.lists.label} className={styles.lists}>
      {THREAD_LISTS.map((list) => (
        <Link key={list} to={to(list)} replace aria-current={list === place.list ? 'page' : undefined}>
          {texts.lists[list]}
          {list === 'waiting' && waiting > 0 && (
            <span className={styles.count}>{waiting < MOST_COUNTED ? waiting : `${MOST_COUNTED - 1}+`}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** The search field. The list follows when typing pauses. */
function SearchField({ search, change }: { search: string; change: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => change(typed.trim()), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      type="search"
      className={styles.search ?? ''}
      aria-label={texts.list.search}
      placeholder={texts.list.searchExample}
      maxLength={200}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      rightSection={
        typed !== '' && <CloseButton size="sm" aria-label={texts.write.cancel} onClick={() => setTyped('')} />
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

function Nothing({ place: { list, search } }: Pick<ListPaneProps, 'place'>) {
  const { noMatch, noMatchText, waiting, waitingText, other, otherText } = texts.empty;
  if (search !== '') return <EmptyNote title={noMatch} text={noMatchText} />;
  return list === 'waiting' ? (
    <EmptyNote title={waiting} text={waitingText} />
  ) : (
    <EmptyNote title={other} text={otherText} />
  );
}

function ThreadRow({ thread, place, timeZone }: { thread: Thread; place: Place; timeZone: string }) {
  const { subscriberId, excerpt, lastKind, lastFrom, isUnread } = thread;
  const words = excerpt ?? nameOfKind(lastKind);
  return (
    <li>
      <Link
        to={`/inbox/${subscriberId}${addressOf(place)}`}
        className={styles.thread}
        aria-current={subscriberId === place.openId ? 'true' : undefined}
        data-unread={isUnread}
      >
        <span className={styles.head}>
          <ChannelMark channel={thread.channel} />
          <bdi className={styles.name}>{nameOf(thread)}</bdi>
          {isUnread && <span className={styles.dot} role="img" aria-label={texts.list.unread} />}
          <span className={styles.when}>
            <Moment at={thread.lastAt} timeZone={timeZone} />
          </span>
        </span>
        <span className={styles.words} dir="auto">
          {lastFrom === 'team' ? fill(texts.list.you, { text: words }) : words}
        </span>
        <Standing thread={thread} timeZone={timeZone} />
      </Link>
    </li>
  );
}

/** How long a person waits, until when a thread sleeps, and who cares for it. */
function Standing({ thread, timeZone }: { thread: Thread; timeZone: string }) {
  const { state, waitingSince, snoozedUntil, assignee } = thread;
  const now = useNow(MINUTE_MS);
  const seconds = waitingSince === null ? 0 : (now - Date.parse(waitingSince)) / 1000;
  const standing =
    state === 'waiting' && seconds >= 60
      ? fill(texts.list.waits, { time: formatSpan(seconds) })
      : state === 'snoozed' && snoozedUntil !== null
        ? fill(texts.list.sleeps, { when: formatMoment(snoozedUntil, timeZone) })
        : null;
  if (standing === null && assignee === null) return null;
  return (
    <span className={styles.standing}>
      {standing !== null && <span>{standing}</span>}
      {assignee !== null && <span className={styles.assignee}>{assignee.name ?? texts.thread.owner}</span>}
    </span>
  );
}
