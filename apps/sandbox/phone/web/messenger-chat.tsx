import type { MessengerBubble, MessengerThread } from '../messenger-thread.ts';
import { ChatScreen } from './chat-screen.tsx';
import { Composer } from './composer.tsx';
import { MessengerMessage } from './messenger-message.tsx';
import { clockTime, dayName, startOfDay } from './show-time.ts';
import type { Phone } from './use-phone.ts';

interface MessengerChatProps {
  thread: MessengerThread;
  onBack: () => void;
  act: Phone['act'];
}

/** The chat with a page, as Messenger shows it on this person's phone. */
export function MessengerChat({ thread, onBack, act }: MessengerChatProps) {
  const { page, bubbles, now, isPageTyping, getStarted } = thread;
  return (
    <ChatScreen
      label={`${thread.name}’s phone, Messenger`}
      look="messenger"
      now={now}
      partner={{ name: page.name, seed: page.id, kind: 'Messenger' }}
      lastShown={`${bubbles.at(-1)?.id ?? ''} ${isPageTyping ? 'typing' : ''}`}
      onBack={onBack}
      foot={
        getStarted === null ? (
          <Composer onSend={(text) => act('text', { text })} />
        ) : (
          <GetStarted thread={thread} act={act} />
        )
      }
    >
      {bubbles.map((bubble, at) => (
        <Row key={bubble.id} bubble={bubble} before={bubbles[at - 1]} thread={thread} act={act} />
      ))}
      {isPageTyping && (
        <p className="typing" role="status">
          <i />
          <i />
          <i />
          <span className="visually-hidden">{page.name} is typing</span>
        </p>
      )}
      <QuickReplies thread={thread} act={act} />
    </ChatScreen>
  );
}

interface RowProps {
  bubble: MessengerBubble;
  before: MessengerBubble | undefined;
  thread: MessengerThread;
  act: Phone['act'];
}

function Row({ bubble, before, thread, act }: RowProps) {
  const isNewDay = !before || startOfDay(before.at) !== startOfDay(bubble.at);
  const startsGroup = isNewDay || before.fromPerson !== bubble.fromPerson;
  return (
    <>
      {isNewDay && (
        <p className="day">
          {dayName(bubble.at, thread.now)}, {clockTime(bubble.at)}
        </p>
      )}
      <MessengerMessage
        bubble={bubble}
        startsGroup={startsGroup}
        onTap={(payload, title) => act('tap', { payload, title })}
      />
    </>
  );
}

function QuickReplies({ thread, act }: Pick<RowProps, 'thread' | 'act'>) {
  const { quickReplies } = thread;
  return quickReplies.length === 0 ? null : (
    <div className="quick-replies" role="group" aria-label="Quick replies">
      {quickReplies.map(({ title, payload }) => (
        <button key={payload + title} type="button" onClick={() => void act('quick', { payload, title })}>
          {title}
        </button>
      ))}
    </div>
  );
}

/** Somebody new reads what the page does with what they write, and begins with one tap. */
function GetStarted({ thread, act }: Pick<RowProps, 'thread' | 'act'>) {
  const { page, getStarted } = thread;
  return (
    <footer className="get-started">
      <p>When you tap Get Started, {page.name} will see your public info.</p>
      {getStarted === 'shown' ? (
        <button type="button" onClick={() => void act('start')}>
          Get Started
        </button>
      ) : (
        <p className="get-started-missing">
          The page has not set this button. Connect it in the app, and it appears.
        </p>
      )}
    </footer>
  );
}
