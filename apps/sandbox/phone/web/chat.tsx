import { Fragment } from 'react';
import type { MessengerThread, PhoneThread } from '../phone-thread.ts';
import { ChatMessage } from './chat-message.tsx';
import { ChatScreen } from './chat-screen.tsx';
import { Composer } from './composer.tsx';
import { clockTime, dayName, startOfDay } from './show-time.ts';
import type { Phone } from './use-phone.ts';

interface ChatProps {
  thread: PhoneThread;
  onBack: () => void;
  act: Phone['act'];
}

/** The chat with the shop, as WhatsApp or Messenger shows it on this person's phone. */
export function Chat({ thread, onBack, act }: ChatProps) {
  const { bubbles, business, now } = thread;
  const messenger = thread.app === 'messenger' ? thread : null;
  const isTyping = messenger?.isPageTyping === true;
  return (
    <ChatScreen
      label={messenger ? `${thread.name}’s phone, Messenger` : `${thread.name}’s phone`}
      app={thread.app}
      now={now}
      partner={{ ...business, kind: messenger ? 'Messenger' : 'Business account' }}
      lastShown={`${bubbles.at(-1)?.id ?? ''} ${isTyping ? 'typing' : ''}`}
      onBack={onBack}
      foot={
        messenger && messenger.getStarted !== null ? (
          <GetStarted thread={messenger} act={act} />
        ) : (
          <Composer onSend={(text) => act('text', { text })} />
        )
      }
    >
      {bubbles.length === 0 && !messenger && (
        <p className="note note-soft">Nothing has arrived on this phone yet. You can write first.</p>
      )}
      {bubbles.map((message, at) => (
        <Fragment key={message.id}>
          <Day at={message.at} before={bubbles[at - 1]?.at} thread={thread} />
          <ChatMessage
            message={message}
            quickReplies={at === bubbles.length - 1 ? (messenger?.quickReplies ?? []) : []}
            act={act}
          />
        </Fragment>
      ))}
      {isTyping && (
        <p className="typing" role="status">
          <i />
          <i />
          <i />
          <span className="visually-hidden">{business.name} is typing</span>
        </p>
      )}
    </ChatScreen>
  );
}

/** The day above its first message. Messenger adds the time, because its messages show none. */
function Day({ at, before, thread }: { at: number; before: number | undefined; thread: PhoneThread }) {
  if (before !== undefined && startOfDay(before) === startOfDay(at)) return null;
  const day = dayName(at, thread.now);
  return <p className="day">{thread.app === 'messenger' ? `${day}, ${clockTime(at)}` : day}</p>;
}

/** A new person reads what the page learns about them, and starts with one tap. */
function GetStarted({ thread, act }: { thread: MessengerThread; act: Phone['act'] }) {
  const { business, getStarted } = thread;
  return (
    <footer className="get-started">
      <p>When you tap Get Started, {business.name} will see your public info.</p>
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
