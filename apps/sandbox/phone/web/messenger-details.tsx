import type { MessengerThread } from '../messenger-thread.ts';
import { PersonDetails, windowSentence } from './person-details.tsx';
import type { Phone } from './use-phone.ts';

/** Who holds the phone, and what the page may send them now. */
export function MessengerDetails({ thread, act }: { thread: MessengerThread; act: Phone['act'] }) {
  const { page, hasBlocked, cameByLink } = thread;
  return (
    <PersonDetails
      person={thread}
      facts={[
        { term: 'App', text: `Messenger, with ${page.name}` },
        { term: 'The page may', text: whatPageMay(thread) },
        ...(cameByLink ? [{ term: 'Came by', text: 'A link of the shop, told with the first tap' }] : []),
      ]}
      setting={{
        words: hasBlocked ? 'Unblock this page' : 'Block this page',
        onChange: () => void act('block', { hasBlocked: !hasBlocked }),
      }}
    />
  );
}

function whatPageMay({ getStarted, hasBlocked, windowUntil, now }: MessengerThread): string {
  if (hasBlocked) return 'Send nothing: it is blocked';
  if (getStarted !== null) return 'Send nothing yet: nobody has written';
  return windowSentence(windowUntil, now, 'Send approved utility templates only');
}
