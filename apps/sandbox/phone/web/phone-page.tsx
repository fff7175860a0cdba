import { Chat } from './chat.tsx';
import { NoThread } from './no-thread.tsx';
import { ThreadDetails } from './thread-details.tsx';
import { ThreadSidebar } from './thread-sidebar.tsx';
import { usePhone } from './use-phone.ts';

/** The phones of all shoppers: the people on the left, the chosen person's chat, and what the shop may send. */
export function PhonePage() {
  const { list, thread, place, connected, open, act } = usePhone();
  return (
    <div className={`layout ${place === null ? 'layout-list' : 'layout-chat'}`}>
      <ThreadSidebar list={list} openPlace={place} onOpen={open} />
      <main className="stage">
        {!connected && (
          <p className="offline" role="status">
            The sandbox does not answer. Start it, and this page goes on by itself.
          </p>
        )}
        {thread ? (
          <Chat
            key={`${thread.business.id} ${thread.number}`}
            thread={thread}
            onBack={() => open(null)}
            act={act}
          />
        ) : (
          <NoThread waiting={place !== null} />
        )}
      </main>
      {thread && <ThreadDetails thread={thread} act={act} />}
    </div>
  );
}
