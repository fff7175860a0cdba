import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { fill } from '#platform/language/reader.ts';
import { ChannelMark } from '#platform/ui-kit/parts/channel-mark.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { markSeen } from '../contract/thread-calls.ts';
import { othersIn, type Presence } from '../rules/presence-list.ts';
import { texts } from '../texts/en.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { nameOf } from './names.ts';
import { PersonFacts } from './person-facts.tsx';
import type { InboxShop } from './place.ts';
import { ThreadActs } from './thread-acts.tsx';
import styles from './thread-pane.module.css';
import { useMembers, useRefresh, useThread } from './use-inbox.ts';
import { useShowPresence } from './use-live.ts';
import { useNow } from './use-now.ts';

// Most conversations have none.
const HeldPanel = lazy(async () => ({ default: (await import('./held/held-panel.tsx')).HeldPanel }));

interface ThreadPaneProps {
  shop: InboxShop;
  subscriberId: string;
  /** Who of the team is where. */
  present: readonly Presence[];
  /** The query of the list's address. */
  search: string;
}

/** The open conversation. */
export function ThreadPane({ shop, subscriberId, present, search }: ThreadPaneProps) {
  const whose = { shopUrl: shop.shopUrl, subscriberId };
  const { data, error, refetch } = useThread(whose);
  const [isTyping, setIsTyping] = useState(false);
  useShowPresence(shop.shopUrl, subscriberId, isTyping);
  useSeen(whose, data?.thread?.isUnread ?? false);
  return (
    <section className={styles.pane} aria-label={texts.thread.name}>
      <Link to={`/inbox${search}`} className={styles.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {texts.thread.back}
      </Link>
      {data === undefined && error === null && (
        <>
          <WaitingFor what={texts.thread.what} />
          <WaitingBlock height={320} />
        </>
      )}
      {data === undefined && error !== null && <Missing error={error} retry={() => void refetch()} />}
      {data && (
        <>
          <header className={styles.head}>
            <h2 className={styles.name}>
              <ChannelMark channel={data.person.channel} />
              <bdi>{nameOf({ name: nameOfPerson(data.person), phoneShown: data.person.phoneShown })}</bdi>
            </h2>
            {data.thread && <ThreadActs whose={whose} thread={data.thread} timeZone={shop.shopTimeZone} />}
          </header>
          <Others present={present} whose={whose} />
          <PersonFacts shop={shop} person={data.person} />
          <MessageList whose={whose} notes={data.notes} person={data.person} timeZone={shop.shopTimeZone} />
          {data.held.length > 0 && (
            <Suspense>
              <HeldPanel whose={whose} held={data.held} timeZone={shop.shopTimeZone} />
            </Suspense>
          )}
          <Composer whose={whose} person={data.person} onTyping={setIsTyping} />
        </>
      )}
    </section>
  );
}

function nameOfPerson({
  firstName,
  lastName,
}: {
  firstName: string | null;
  lastName: string | null;
}): string | null {
  return [firstName, lastName].filter(Boolean).join(' ').trim() || null;
}

/** Notes that the reader has seen the conversation, while its tab is visible. */
function useSeen(whose: { shopUrl: string; subscriberId: string }, isUnread: boolean): void {
  const refresh = useRefresh();
  const { shopUrl, subscriberId } = whose;
  useEffect(() => {
    if (!isUnread) return undefined;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      makeCall(markSeen, { body: { shopUrl, subscriberId } }).then(
        () => refresh(subscriberId),
        () => undefined,
      );
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [shopUrl, subscriberId, isUnread, refresh]);
}

/** How soon somebody who left without saying so disappears. */
const STEP_MS = 5000;

/** Who else of the team has the conversation open. */
function Others({
  present,
  whose,
}: {
  present: readonly Presence[];
  whose: { shopUrl: string; subscriberId: string };
}) {
  const { data } = useMembers(whose.shopUrl);
  const now = useNow(STEP_MS);
  const others = othersIn(present, {
    subscriberId: whose.subscriberId,
    ownId: data?.ownId ?? null,
    nowMs: now,
  });
  return (
    <p role="status" className={styles.others} hidden={others.length === 0}>
      {others.map(({ member, isTyping }) => (
        <span key={member.memberId}>
          {fill(isTyping ? texts.presence.typing : texts.presence.open, {
            person: member.name ?? texts.thread.owner,
          })}
        </span>
      ))}
    </p>
  );
}

function Missing({ error, retry }: { error: Error; retry: () => void }) {
  const isGone = error instanceof RefusedCall && ['NOT_FOUND', 'MALFORMED_REQUEST'].includes(error.code);
  if (isGone) return <EmptyNote title={texts.thread.missing} text={texts.thread.missingText} />;
  return <FailureNote bare what={texts.thread.what} error={error} retry={retry} />;
}
