import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../pages/web/icon.tsx';
import { Avatar } from './avatar.tsx';
import { clockTime } from './show-time.ts';

interface ChatScreenProps {
  label: string;
  /** The app's own look, beside WhatsApp's. */
  look?: 'messenger';
  now: number;
  /** Who the chat is with, and what they are under their name. */
  partner: { name: string; seed: string; kind: string };
  /** The end is scrolled to whenever this changes. */
  lastShown: string;
  onBack: () => void;
  /** Below the messages, where the shopper acts. */
  foot: ReactNode;
  children: ReactNode;
}

/** A phone with one chat open in it: its status bar, whom the chat is with, and the messages. */
export function ChatScreen({
  label,
  look,
  now,
  partner,
  lastShown,
  onBack,
  foot,
  children,
}: ChatScreenProps) {
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [lastShown]);
  return (
    <div className="device">
      <section className={look ? `screen ${look}` : 'screen'} aria-label={label}>
        <div className="statusbar" aria-hidden="true">
          <span>{clockTime(now)}</span>
          <i className="battery" />
        </div>
        <header className="chat-head">
          <button type="button" className="back" aria-label="All phones" onClick={onBack}>
            <Icon name="back" size={22} />
          </button>
          <Avatar name={partner.name} seed={partner.seed} size={38} />
          <div className="chat-who">
            <strong>{partner.name}</strong>
            <span>{partner.kind}</span>
          </div>
        </header>
        <div className="log" role="log">
          <p className="note">This is the sandbox. Nothing written here leaves your computer.</p>
          {children}
          <div ref={end} />
        </div>
        {foot}
      </section>
    </div>
  );
}
