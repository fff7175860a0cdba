import type { Bubble, PhoneThread } from '../phone-thread.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatScreen } from './chat-screen.tsx';
import { Composer } from './composer.tsx';
import { dayName, startOfDay } from './show-time.ts';
import type { Phone } from './use-phone.ts';

interface ChatProps {
  thread: PhoneThread;
  onBack: () => void;
  act: Phone['act'];
}

/** The chat with the shop, as on this person's phone. */
export function Chat({ thread, onBack, act }: ChatProps) {
  const { business, bubbles, now } = thread;
  return (
    <ChatScreen
      label={`${thread.name}’s phone`}
      now={now}
      partner={{ name: business.name, seed: 'business', kind: 'Business account' }}
      lastShown={bubbles.at(-1)?.id ?? ''}
      onBack={onBack}
      foot={<Composer onSend={(text) => act('text', { text })} />}
    >
      {bubbles.length === 0 && (
        <p className="note note-soft">Nothing has arrived on this phone yet. You can write first.</p>
      )}
      {bubbles.map((bubble, at) => (
        <Row key={bubble.id} bubble={bubble} before={bubbles[at - 1]} thread={thread} act={act} />
      ))}
    </ChatScreen>
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
      {isNewDay && <p className="day">{dayName(bubble.at, thread.now)}</p>}
      <ChatBubble bubble={bubble} startsGroup={startsGroup} onTap={tap} onPart={sendPart} />
    </>
  );
}
