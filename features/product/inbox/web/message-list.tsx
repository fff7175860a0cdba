import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import type { TeamAct } from '#features/engine/messaging/contract/team-act.ts';
import { describeOrigin } from '#features/product/message-log/rules/index.ts';
import { MessageStanding } from '#features/product/message-log/web/index.ts';
import type { Person, TimelineEntry } from '#features/product/people/contract/person-calls.ts';
import { EntryLine } from '#features/product/people/web/index.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { fill } from '#platform/language/reader.ts';
import { formatClock } from '#platform/ui-kit/format/moment.ts';
import { LoadMore } from '#platform/ui-kit/list/load-more.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { ChatApp } from '#platform/ui-kit/phone/chat-app.tsx';
import type { Answerer, Note } from '../contract/thread.ts';
import { threadItems, type ThreadItem } from '../rules/thread-items.ts';
import { texts } from '../texts/en.ts';
import styles from './message-list.module.css';
import { nameOfAnswerer } from './names.ts';
import { Quotable, TheirMessage } from './their-message.tsx';
import { Ticks, type Progress } from './ticks.tsx';
import { useMessages, type Whose } from './use-inbox.ts';

interface MessageListProps {
  whose: Whose;
  notes: readonly Note[];
  person: Person;
  timeZone: string;
}

/** What was written in a conversation, and what happened beside it, the newest at the bottom. */
export function MessageList({ whose, notes, person, timeZone }: MessageListProps) {
  const list = useMessages(whose);
  const scheme = useComputedColorScheme('light');
  const pages = list.data?.pages;
  const entries = pages?.flatMap((page) => page.entries) ?? [];
  const writers = Object.assign({}, ...(pages ?? []).map((page) => page.writers)) as Record<string, Answerer>;
  const acts = Object.assign({}, ...(pages ?? []).map((page) => page.acts)) as Record<string, TeamAct>;
  const quotable = useMemo(() => quotableTexts(pages?.flatMap((page) => page.entries) ?? []), [pages]);
  const items = threadItems(entries, notes, !list.hasNextPage);
  const end = useStayAtEnd(items.at(-1)?.at ?? '', items.length);
  return (
    <ScrollRegion name={texts.thread.messages} className={styles.scroll}>
      {pages === undefined && list.error === null && (
        <>
          <WaitingFor what={texts.thread.what} />
          <WaitingBlock height={240} />
        </>
      )}
      {pages === undefined && list.error !== null && (
        <FailureNote bare what={texts.thread.what} error={list.error} retry={() => void list.refetch()} />
      )}
      {pages !== undefined && items.length === 0 && <p className={styles.quiet}>{texts.thread.none}</p>}
      <LoadMore list={list} className={styles.earlier}>
        {texts.thread.earlier}
      </LoadMore>
      <Quotable value={{ shopUrl: whose.shopUrl, texts: quotable }}>
        <ChatApp app={person.channel === 'WA' ? 'whatsapp' : 'messenger'} scheme={scheme}>
          <ol className={styles.items}>
            {items.map((item) => (
              <li key={keyOf(item)} className={styles.item} data-side={sideOf(item)}>
                <Item item={item} writers={writers} acts={acts} timeZone={timeZone} />
              </li>
            ))}
          </ol>
        </ChatApp>
      </Quotable>
      <div ref={end} />
    </ScrollRegion>
  );
}

function quotableTexts(entries: readonly TimelineEntry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap((entry) =>
      entry.kind === 'message' && entry.bubbles[0]?.text
        ? [[entry.message.messageId, entry.bubbles[0].text] as const]
        : [],
    ),
  );
}

/** Scrolls to the newest message when it is new. Earlier messages that are loaded above move nothing. */
function useStayAtEnd(newest: string, count: number) {
  const end = useRef<HTMLDivElement>(null);
  const before = useRef({ newest: '', count: 0, height: 0 });
  useLayoutEffect(() => {
    const region = end.current?.parentElement;
    if (!region) return;
    const { height } = before.current;
    if (before.current.newest !== newest) region.scrollTop = region.scrollHeight;
    else if (count > before.current.count) region.scrollTop += region.scrollHeight - height;
    before.current = { newest, count, height: region.scrollHeight };
  }, [newest, count]);
  return end;
}

function keyOf(item: ThreadItem): string {
  return item.kind === 'note' ? `note:${item.note.noteId}` : item.entry.entryId;
}

function sideOf(item: ThreadItem): 'ours' | 'theirs' | 'middle' {
  if (item.kind === 'note') return 'middle';
  const { kind } = item.entry;
  if (kind === 'message' || kind === 'outside') return 'ours';
  return kind === 'inbound' ? 'theirs' : 'middle';
}

interface ItemProps {
  item: ThreadItem;
  writers: Readonly<Record<string, Answerer>>;
  acts: Readonly<Record<string, TeamAct>>;
  timeZone: string;
}

function Item({ item, writers, acts, timeZone }: ItemProps) {
  if (item.kind === 'note') return <NoteItem note={item.note} timeZone={timeZone} />;
  const { entry } = item;
  switch (entry.kind) {
    case 'message':
      return (
        <OurMessage
          entry={entry}
          writer={writers[entry.message.messageId]}
          act={acts[entry.message.messageId]}
          timeZone={timeZone}
        />
      );
    case 'inbound':
      return <TheirMessage entry={entry} timeZone={timeZone} />;
    case 'outside':
      return <OutsideMessage entry={entry} timeZone={timeZone} />;
    case 'consent':
    case 'click':
    case 'order':
    case 'cart':
      return (
        <p className={styles.event}>
          <EntryLine entry={entry} /> · <Moment at={entry.at} timeZone={timeZone} />
        </p>
      );
  }
}

type EntryOf<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

/** These states need no sentence beside the ticks. */
const PROGRESS: Partial<Record<EntryOf<'message'>['message']['state'], Progress>> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
};

/** The states of messages that left. A released offer can still wait, or be dropped. */
const LEFT: readonly string[] = ['sent', 'delivered', 'read'];

interface OurMessageProps {
  entry: EntryOf<'message'>;
  /** Who of the team, or which program, wrote it; nobody wrote a campaign's message. */
  writer: Answerer | undefined;
  /** What the team decided about it while it waited. */
  act: TeamAct | undefined;
  timeZone: string;
}

/** The name of what a message comes from. An away message looks like an answer, but nobody wrote it. */
function nameOf(message: EntryOf<'message'>['message']): string {
  const source = describeOrigin(message);
  return message.sourceType === 'awayMessage' ? fill(texts.away.automatic, { source }) : source;
}

const DECISIONS = {
  send: texts.held.didSend,
  postpone: texts.held.didPostpone,
  drop: texts.held.didDrop,
} as const satisfies Record<TeamAct['kind'], string>;

function OurMessage({ entry: { message, bubbles, at }, writer, act, timeZone }: OurMessageProps) {
  const progress = PROGRESS[message.state];
  return (
    <>
      <p className={styles.from}>
        {writer ? (
          <bdi>{nameOfAnswerer(writer)}</bdi>
        ) : (
          <Link to={`/messages/${message.messageId}`}>{nameOf(message)}</Link>
        )}
      </p>
      {bubbles.map((bubble, place) => (
        <Bubble
          key={place}
          from="shopper"
          bubble={bubble}
          time={formatClock(at, timeZone)}
          ticks={progress === undefined ? null : <Ticks progress={progress} />}
        />
      ))}
      {progress === undefined && act?.kind !== 'drop' && (
        <p className={styles.standing}>
          <MessageStanding message={message} />
        </p>
      )}
      {act && (act.kind !== 'send' || LEFT.includes(message.state)) && (
        <p className={styles.standing}>
          {fill(DECISIONS[act.kind], { person: act.name ?? texts.thread.owner })}
        </p>
      )}
    </>
  );
}

/** What the shop wrote in the phone app or in the page's inbox. */
function OutsideMessage({ entry, timeZone }: { entry: EntryOf<'outside'>; timeZone: string }) {
  const { text, at } = entry;
  return (
    <>
      <p className={styles.from}>
        <EntryLine entry={entry} />
      </p>
      {text !== null && (
        <Bubble
          from="shopper"
          bubble={bubbleOf({ text, media: null })}
          time={formatClock(at, timeZone)}
          ticks={null}
        />
      )}
    </>
  );
}

function NoteItem({ note: { text, at, writer }, timeZone }: { note: Note; timeZone: string }) {
  return (
    <div className={styles.note}>
      <p className={styles.noteHead}>
        {fill(texts.thread.note, { person: writer.name ?? texts.thread.owner })} ·{' '}
        <Moment at={at} timeZone={timeZone} />
      </p>
      <p dir="auto">{text}</p>
    </div>
  );
}
