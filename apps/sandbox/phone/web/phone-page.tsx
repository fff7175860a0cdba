import { Chat } from './chat.tsx';
import { MessengerChat } from './messenger-chat.tsx';
import { MessengerDetails } from './messenger-details.tsx';
import { NoThread } from './no-thread.tsx';
import { ThreadDetails } from './thread-details.tsx';
import { ThreadSidebar } from './thread-sidebar.tsx';
import { usePhone, type Phone } from './use-phone.ts';

/** Every shopper's phone: the people on the left, the chosen one's chat, and what the shop may do. */
export function PhonePage() {
  const phone = usePhone();
  const { list, thread, messenger, place, connected, open, act } = phone;
  return (
    <div className={`layout ${place === null ? 'layout-list' : 'layout-chat'}`}>
      <ThreadSidebar list={list} openPlace={place} onOpen={open} />
      <main className="stage">
        {!connected && (
          <p className="offline" role="status">
            The sandbox does not answer. Start it, and this page goes on by itself.
          </p>
        )}
        <OpenChat phone={phone} />
      </main>
      {thread && <ThreadDetails thread={thread} act={act} />}
      {messenger && <MessengerDetails thread={messenger} act={act} />}
    </div>
  );
}

function OpenChat({ phone: { thread, messenger, place, open, act } }: { phone: Phone }) {
  const goBack = () => open(null);
  if (thread) return <Chat key={thread.number} thread={thread} onBack={goBack} act={act} />;
  if (!messenger) return <NoThread waiting={place !== null} />;
  const key = `${messenger.page.id}${messenger.number}`;
  return <MessengerChat key={key} thread={messenger} onBack={goBack} act={act} />;
}
