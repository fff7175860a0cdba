import { DEMO_STOREFRONT } from '../../pages/demo-storefront.ts';
import { Ticks } from '../../pages/web/icon.tsx';
import type { ThreadList, ThreadSummary } from '../phone-thread.ts';
import { AppMark } from './app-mark.tsx';
import { Avatar } from './avatar.tsx';
import { OpenNumber } from './open-number.tsx';
import { isSamePlace, type Place } from './place.ts';
import { listTime } from './show-time.ts';

interface ThreadSidebarProps {
  list: ThreadList | null;
  openPlace: Place | null;
  onOpen: (place: Place) => void;
}

/** The list of people whose phones can be opened, and a field for any other number. */
export function ThreadSidebar({ list, openPlace, onOpen }: ThreadSidebarProps) {
  return (
    <nav className="sidebar" aria-label="Phones">
      <header className="sidebar-head">
        <a className="sidebar-home" href="/">
          Sandbox
        </a>
        <h1>Phones</h1>
        <OpenNumber pages={list?.pages ?? []} onOpen={onOpen} />
      </header>
      {list?.threads.length === 0 && (
        <p className="sidebar-empty">
          No phone has a message yet. <a href={DEMO_STOREFRONT}>Open the storefront</a>, opt in with any
          number, and the shop’s first message appears here.
        </p>
      )}
      <ul className="threads">
        {list?.threads.map((thread) => (
          <ThreadRow
            key={`${thread.page?.id ?? thread.business?.id ?? ''} ${thread.number}`}
            thread={thread}
            now={list.now}
            isOpen={isSamePlace(placeOf(thread), openPlace)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </nav>
  );
}

function placeOf({ number, page, business }: ThreadSummary): Place {
  return { number, pageId: page?.id ?? null, businessId: business?.id ?? null };
}

interface ThreadRowProps {
  thread: ThreadSummary;
  now: number;
  isOpen: boolean;
  onOpen: (place: Place) => void;
}

function ThreadRow({ thread, now, isOpen, onOpen }: ThreadRowProps) {
  const { app, page, business, number, displayNumber, name, lastText, lastAt, lastState, unread } = thread;
  const isTheirs = lastState === 'received';
  return (
    <li>
      <button
        type="button"
        className="thread"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(placeOf(thread))}
      >
        <span className="thread-face">
          <Avatar name={name} seed={number} />
          <AppMark app={app} />
        </span>
        <span className="thread-name">{name}</span>
        <time className={unread > 0 ? 'thread-time thread-time-new' : 'thread-time'}>
          {listTime(lastAt, now)}
        </time>
        <span className="thread-number">
          {page ? `Messenger, ${page.name}` : [displayNumber, business?.name].filter(Boolean).join(', ')}
        </span>
        <span className="thread-last">
          {isTheirs && app === 'whatsapp' && <Ticks />}
          <span className="thread-text">{lastText}</span>
        </span>
        {unread > 0 && (
          <span className="badge" aria-label={`${unread} unread`}>
            {unread}
          </span>
        )}
      </button>
    </li>
  );
}
