import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
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
  foot: ComponentChildren;
  children: ComponentChildren;
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
    <div class="device">
      <section class={look ? `screen ${look}` : 'screen'} aria-label={label}>
        <div class="statusbar" aria-hidden="true">
          <span>{clockTime(now)}</span>
          <i class="battery" />
        </div>
        <header class="chat-head">
          <button type="button" class="back" aria-label="All phones" onClick={onBack}>
            <Icon name="back" size={22} />
          </button>
          <Avatar name={partner.name} seed={partner.seed} size={38} />
          <div class="chat-who">
            <strong>{partner.name}</strong>
            <span>{partner.kind}</span>
          </div>
        </header>
        <div class="log" role="log">
          <p class="note">This is the sandbox. Nothing written here leaves your computer.</p>
          {children}
          <div ref={end} />
        </div>
        {foot}
      </section>
    </div>
  );
}
