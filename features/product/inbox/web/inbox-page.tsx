import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { MOST_COUNTED } from '../contract/thread-calls.ts';
import { ThreadList as ThreadListShape, type Thread, type ThreadList } from '../contract/thread.ts';
import { nextThread } from '../rules/next-thread.ts';
import { texts } from '../texts/en.ts';
import styles from './inbox-page.module.css';
import { ListPane } from './list-pane.tsx';
import { ThreadPane } from './thread-pane.tsx';
import { useCounts, useThreads } from './use-inbox.ts';
import { useKeys } from './use-keys.ts';
import { useLive } from './use-live.ts';

/** The facts of the shop that the inbox shows. */
export interface InboxShop {
  shopUrl: string;
  shopCurrency: string;
  shopTimeZone: string;
}

/** The conversations of a shop: a list, and beside it the open one. On a phone there is one of them at a time. */
export function InboxPage({ merchant: shop }: { merchant: InboxShop }) {
  const { list, search, openId, show, open } = usePlace();
  const present = useLive(shop.shopUrl);
  const threads = useThreads({ shopUrl: shop.shopUrl, list, search });
  const shown = threads.data?.pages.flatMap((page) => page.threads);
  const { data: counts } = useCounts(shop.shopUrl);
  useTitle(counts?.unread ?? 0);
  useMoveByKeys(shown ?? [], openId, open);
  return (
    <div className={styles.page} data-open={openId !== null}>
      <h1 className={styles.title}>{texts.page.title}</h1>
      <p role="status" className={styles.unseen}>
        {counts && counts.unread > 0 && describeUnread(counts.unread)}
      </p>
      <div className={styles.panes}>
        <ListPane
          shop={shop}
          place={{ list, search, openId }}
          waiting={counts?.waiting ?? 0}
          threads={threads}
          show={show}
        />
        {openId === null ? (
          <div className={styles.nothing}>
            <EmptyNote title={texts.empty.choose} text={texts.empty.chooseText} />
          </div>
        ) : (
          <ThreadPane
            key={openId}
            shop={shop}
            subscriberId={openId}
            present={present}
            search={addressOf({ list, search })}
          />
        )}
      </div>
    </div>
  );
}

function describeUnread(count: number): string {
  return count < MOST_COUNTED ? fill(texts.page.unread, { count }) : fill(texts.page.unreadMost, { count });
}

/** The list and the conversation in the page's address. */
export interface Place {
  list: ThreadList;
  search: string;
  openId: string | null;
}

export function addressOf({ list, search }: Pick<Place, 'list' | 'search'>): string {
  const fields = new URLSearchParams({
    ...(list !== 'waiting' && { list }),
    ...(search !== '' && { search }),
  });
  return fields.size === 0 ? '' : `?${fields}`;
}

function usePlace() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [fields] = useSearchParams();
  const list = ThreadListShape.safeParse(fields.get('list')).data ?? 'waiting';
  const search = fields.get('search') ?? '';
  const openId = pathname.split('/')[2] ?? null;
  const show = (next: Pick<Place, 'list' | 'search'>) =>
    void navigate(`${pathname}${addressOf(next)}`, { replace: true });
  const open = (subscriberId: string) =>
    void navigate(`/inbox/${subscriberId}${addressOf({ list, search })}`);
  return { list, search, openId, show, open };
}

/** The tab's title names the unread conversations, so that they are seen from another tab. */
function useTitle(unread: number): void {
  useEffect(() => {
    const title = unread > 0 ? fill(texts.page.titleUnread, { count: unread }) : texts.page.title;
    document.title = `${title} · Bellbird`;
  }, [unread]);
}

/** `j` and `k` open the next and the previous conversation of the list. */
function useMoveByKeys(
  shown: readonly Thread[],
  openId: string | null,
  open: (subscriberId: string) => void,
): void {
  const move = useEffectEvent((step: 1 | -1) => {
    const next = nextThread(shown, openId, step);
    if (next !== null) open(next);
  });
  const keys = useRef({ j: () => move(1), k: () => move(-1) });
  useKeys(keys.current);
}
