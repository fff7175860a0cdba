import type { MessengerThread, PhoneThread, WhatsAppThread } from '../phone-thread.ts';
import { PersonDetails, windowSentence } from './person-details.tsx';
import { clockTime, dayName } from './show-time.ts';
import type { Phone } from './use-phone.ts';

interface ThreadDetailsProps<Thread> {
  thread: Thread;
  act: Phone['act'];
}

/** The owner of the phone, and what the business may send them now. */
export function ThreadDetails({ thread, act }: ThreadDetailsProps<PhoneThread>) {
  return thread.app === 'whatsapp' ? (
    <WhatsAppDetails thread={thread} act={act} />
  ) : (
    <MessengerDetails thread={thread} act={act} />
  );
}

function WhatsAppDetails({ thread, act }: ThreadDetailsProps<WhatsAppThread>) {
  const { stoppedMarketing, bubbles, windowUntil, now } = thread;
  const last = bubbles.findLast(({ fromShopper }) => !fromShopper);
  return (
    <PersonDetails
      person={thread}
      facts={[
        { term: 'The shop may', text: windowSentence(windowUntil, now, 'Send approved templates only') },
        {
          term: 'Last from the shop',
          text: last ? `${dayName(last.at, now)}, ${clockTime(last.at)}` : 'Nothing yet',
        },
        {
          term: 'Offers',
          text: stoppedMarketing ? 'Stopped in the app’s settings' : 'Allowed in the app’s settings',
        },
      ]}
      setting={{
        words: stoppedMarketing ? 'Allow offers again' : 'Stop offers from this shop',
        onChange: () => void act('preference', { value: stoppedMarketing ? 'resume' : 'stop' }),
      }}
    />
  );
}

function MessengerDetails({ thread, act }: ThreadDetailsProps<MessengerThread>) {
  const { business, hasBlocked, cameByLink } = thread;
  return (
    <PersonDetails
      person={thread}
      facts={[
        { term: 'App', text: `Messenger, with ${business.name}` },
        { term: 'The page may', text: whatPageMay(thread) },
        ...(cameByLink ? [{ term: 'Came by', text: 'A link of the shop, reported with the first tap' }] : []),
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
