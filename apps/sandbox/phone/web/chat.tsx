import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../pages/web/icon.tsx';
import type { Bubble, PhoneThread } from '../phone-thread.ts';
import { Avatar } from './avatar.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { Composer } from './composer.tsx';
import { clockTime, dayName, startOfDay } from './show-time.ts';
import type { Phone } from './use-phone.ts';

interface ChatProps {
  thread: PhoneThread;
  onBack: () => void;
  act: Phone['act'];
}

/** The chat with the shop, as on this person's phone. */
export function Chat({ thread, onBack, act }: ChatProps) {
  const { business, bubbles, now } = thread;
  const end = useRef<HTMLDivElement>(null);
  const last = bubbles.at(-1)?.id;
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [last]);

  return (
    <div class="device">
      <section class="screen" aria-label={`${thread.name}’s phone`}>
        <div class="statusbar" aria-hidden="true">
          <span>{clockTime(now)}</span>
          <i class="battery" />
        </div>
        <header class="chat-head">
          <button type="button" class="back" aria-label="All phones" onClick={onBack}>
            <Icon name="back" size={22} />
          </button>
          <Avatar name={business.name} seed="business" size={38} />
          <div class="chat-who">
            <strong>{business.name}</strong>
            <span>Business account</span>
          </div>
        </header>
        <div class="log" role="log">
          <p class="note">This is the sandbox. Nothing written here leaves your computer.</p>
          {bubbles.length === 0 && (
            <p class="note note-soft">Nothing has arrived on this phone yet. You can write first.</p>
          )}
          {bubbles.map((bubble, at) => (
            <Row key={bubble.id} bubble={bubble} before={bubbles[at - 1]} thread={thread} act={act} />
          ))}
          <div ref={end} />
        </div>
        <Composer onSend={(text) => act('text', { text })} />
      </section>
    </div>
  );
}

interface RowProps {
  bubble: Bubble;
  before: Bubble | undefined;
  thread: PhoneThread;
  act: Phone['act'];
}

function Row({ bubble, before, thread, act }: RowProps) {
  const isNewDay = !before || startOfDay(before.at) !== startOfDay(bubble.at);
  const startsGroup = isNewDay || before.fromShopper !== bubble.fromShopper;
  const tap = (payload: string, title: string) => act('tap', { messageId: bubble.id, payload, title });
  const sendPart = (kind: string) => act('part', { messageId: bubble.id, kind });
  return (
    <>
      {isNewDay && <p class="day">{dayName(bubble.at, thread.now)}</p>}
      <ChatBubble bubble={bubble} startsGroup={startsGroup} onTap={tap} onPart={sendPart} />
    </>
  );
}
