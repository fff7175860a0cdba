import { useState } from 'preact/hooks';
import { DEMO_STOREFRONT } from '../../pages-server/demo-storefront.ts';
import type { ThreadList, ThreadSummary } from '../../phone/phone-thread.ts';
import { Ticks } from '../icon.tsx';
import { Avatar } from './avatar.tsx';
import { listTime } from './show-time.ts';

interface ThreadSidebarProps {
  list: ThreadList | null;
  openNumber: string | null;
  onOpen: (number: string) => void;
}

/** The people whose phones one can look at, and a field for any other number. */
export function ThreadSidebar({ list, openNumber, onOpen }: ThreadSidebarProps) {
  return (
    <nav class="sidebar" aria-label="Phones">
      <header class="sidebar-head">
        <a class="sidebar-home" href="/">
          Sandbox
        </a>
        <h1>Phones</h1>
        <NumberField onOpen={onOpen} />
      </header>
      {list?.threads.length === 0 && (
        <p class="sidebar-empty">
          No phone has a message yet. <a href={DEMO_STOREFRONT}>Open the storefront</a>, opt in with any
          number, and the shop’s first message appears here.
        </p>
      )}
      <ul class="threads">
        {list?.threads.map((thread) => (
          <ThreadRow
            key={thread.number}
            thread={thread}
            now={list.now}
            isOpen={thread.number === openNumber}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ThreadRowProps {
  thread: ThreadSummary;
  now: number;
  isOpen: boolean;
  onOpen: (number: string) => void;
}

function ThreadRow({ thread, now, isOpen, onOpen }: ThreadRowProps) {
  const { number, displayNumber, name, lastText, lastAt, lastState, unread } = thread;
  const isTheirs = lastState === 'received';
  return (
    <li>
      <button
        type="button"
        class="thread"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(number)}
      >
        <Avatar name={name} seed={number} />
        <span class="thread-name">{name}</span>
        <time class={unread > 0 ? 'thread-time thread-time-new' : 'thread-time'}>
          {listTime(lastAt, now)}
        </time>
        <span class="thread-number">{displayNumber}</span>
        <span class="thread-last">
          {isTheirs && <Ticks state="two" />}
          <span class="thread-text">{lastText}</span>
        </span>
        {unread > 0 && (
          <span class="badge" aria-label={`${unread} unread`}>
            {unread}
          </span>
        )}
      </button>
    </li>
  );
}

function NumberField({ onOpen }: { onOpen: (number: string) => void }) {
  const [value, setValue] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const digits = value.replaceAll(/\D/g, '');
    setWrong(digits.length < 7);
    if (digits.length < 7) return;
    onOpen(`+${digits}`);
    setValue('');
  };
  return (
    <form class="number-field" onSubmit={submit}>
      <label class="visually-hidden" htmlFor="number">
        Open any number
      </label>
      <input
        id="number"
        inputMode="tel"
        placeholder="Open any number: +49 1521 555…"
        value={value}
        aria-invalid={isWrong}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      {isWrong && <p class="field-fault">Write the whole number with its country code.</p>}
    </form>
  );
}
