import { useEffect } from 'react';
import { fill } from '#platform/language/reader.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { MOST_COUNTED } from '../contract/count-calls.ts';
import { nextThread } from '../rules/next-thread.ts';
import { texts } from '../texts/en.ts';
import styles from './inbox-page.module.css';
import { ListPane } from './list-pane.tsx';
import { OpeningLine } from './opening/opening-line.tsx';
import { addressOf, usePlace, type InboxShop } from './place.ts';
import { ThreadPane } from './thread-pane.tsx';
import { useCounts } from './use-counts.ts';
import { useThreads } from './use-inbox.ts';
import { useKeys } from './use-keys.ts';
import { useLive } from './use-live.ts';

/** The conversations of a shop: a list, and beside it the open one. On a phone there is one of them at a time. */
export function InboxPage({ merchant: shop }: { merchant: InboxShop }) {
  const { list, search, openId, show, open } = usePlace();
  const present = useLive(shop.shopUrl);
  const threads = useThreads({ shopUrl: shop.shopUrl, list, search });
  const shown = threads.data?.pages.flatMap((page) => page.threads);
  const { data: counts } = useCounts(shop.shopUrl);
  useTitle(counts?.unread ?? 0);
  const move = (step: 1 | -1) => {
    const next = nextThread(shown ?? [], openId, step);
    if (next !== null) open(next);
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return (
    <div className={styles.page} data-open={openId !== null}>
      <div className={styles.top}>
        <h1 className={styles.title}>{texts.page.title}</h1>
        <OpeningLine shop={shop} />
      </div>
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

/** The tab's title names the unread conversations, so that they are seen from another tab. */
function useTitle(unread: number): void {
  useEffect(() => {
    const title = unread > 0 ? fill(texts.page.titleUnread, { count: unread }) : texts.page.title;
    document.title = `${title} · Bellbird`;
  }, [unread]);
}
