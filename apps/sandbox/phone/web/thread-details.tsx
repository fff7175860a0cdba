import type { PhoneThread } from '../phone-thread.ts';
import { PersonDetails, windowSentence } from './person-details.tsx';
import { clockTime, dayName } from './show-time.ts';
import type { Phone } from './use-phone.ts';

/** Who holds the phone, and what the shop may send them now. */
export function ThreadDetails({ thread, act }: { thread: PhoneThread; act: Phone['act'] }) {
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
