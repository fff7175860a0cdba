import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { ChatApp } from '#platform/ui-kit/phone/chat-app.tsx';
import { Icon } from '../../pages/web/icon.tsx';
import type { PhoneThread } from '../phone-thread.ts';
import { Avatar } from './avatar.tsx';
import { clockTime } from './show-time.ts';

interface ChatScreenProps {
  label: string;
  app: PhoneThread['app'];
  now: number;
  /** The other side of the chat, and the text below their name. */
  partner: { id: string; name: string; kind: string };
  /** The page scrolls to the end of the chat whenever this changes. */
  lastShown: string;
  onBack: () => void;
  /** The part below the messages, in which the shopper acts. */
  foot: ReactNode;
  children: ReactNode;
}

/** A phone with one open chat: its status bar, the other side's name, and the messages. */
export function ChatScreen({ label, app, now, partner, lastShown, onBack, foot, children }: ChatScreenProps) {
  return (
    <ChatApp app={app} scheme={useScheme()}>
      <div className="device">
        <section className="screen" aria-label={label}>
          <div className="statusbar" aria-hidden="true">
            <span>{clockTime(now)}</span>
            <i className="battery" />
          </div>
          <header className="chat-head">
            <button type="button" className="back" aria-label="All phones" onClick={onBack}>
              <Icon name="back" size={22} />
            </button>
            <Avatar name={partner.name} seed={partner.id} size={38} />
            <div className="chat-who">
              <strong>{partner.name}</strong>
              <span>{partner.kind}</span>
            </div>
          </header>
          <div className="log" role="log">
            <p className="note">This is the sandbox. Nothing written here leaves your computer.</p>
            {children}
            <End key={lastShown} />
          </div>
          {foot}
        </section>
      </div>
    </ChatApp>
  );
}

/** The end of the messages, to which the page scrolls when it appears. */
function End() {
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, []);
  return <div ref={end} />;
}

const DARK = matchMedia('(prefers-color-scheme: dark)');

/** Returns whether the system is set to light or dark. */
function useScheme(): 'light' | 'dark' {
  return useSyncExternalStore(watchScheme, () => (DARK.matches ? 'dark' : 'light'));
}

function watchScheme(onChange: () => void): () => void {
  DARK.addEventListener('change', onChange);
  return () => DARK.removeEventListener('change', onChange);
}
