import { Chat } from './chat.tsx';
import { NoThread } from './no-thread.tsx';
import { ThreadDetails } from './thread-details.tsx';
import { ThreadSidebar } from './thread-sidebar.tsx';
import { usePhone } from './use-phone.ts';

/** Every shopper's phone: the people on the left, the chosen one's chat, and what the shop may do. */
export function PhonePage() {
  const phone = usePhone();
  const { list, thread, number, connected, open, act } = phone;
  return (
    <div class={`room ${number === null ? 'room-list' : 'room-chat'}`}>
      <ThreadSidebar list={list} openNumber={number} onOpen={open} />
      <main class="stage">
        {!connected && (
          <p class="offline" role="status">
            The sandbox does not answer. Start it, and this page goes on by itself.
          </p>
        )}
        {thread ? (
          <Chat key={thread.number} thread={thread} onBack={() => open(null)} act={act} />
        ) : (
          <NoThread waiting={number !== null} />
        )}
      </main>
      {thread && <ThreadDetails thread={thread} act={act} />}
    </div>
  );
}
