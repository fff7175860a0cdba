import type { PhoneThread } from '../phone-thread.ts';
import { Avatar } from './avatar.tsx';
import { clockTime, dayName } from './show-time.ts';
import type { Phone } from './use-phone.ts';

/** Who holds the phone, and what the shop may send them now. */
export function ThreadDetails({ thread, act }: { thread: PhoneThread; act: Phone['act'] }) {
  const { name, number, displayNumber, stoppedMarketing, bubbles, now } = thread;
  const last = bubbles.findLast(({ fromShopper }) => !fromShopper);
  return (
    <aside class="details" aria-label="About this phone">
      <div class="person">
        <Avatar name={name} seed={number} size={72} />
        <h2>{name}</h2>
        <p>{displayNumber}</p>
      </div>
      <dl>
        <div>
          <dt>The shop may</dt>
          <dd>{windowSentence(thread)}</dd>
        </div>
        <div>
          <dt>Last from the shop</dt>
          <dd>{last ? `${dayName(last.at, now)}, ${clockTime(last.at)}` : 'Nothing yet'}</dd>
        </div>
        <div>
          <dt>Offers</dt>
          <dd>{stoppedMarketing ? 'Stopped in the app’s settings' : 'Allowed in the app’s settings'}</dd>
        </div>
      </dl>
      <button
        type="button"
        class="quiet"
        onClick={() => void act('preference', { value: stoppedMarketing ? 'resume' : 'stop' })}
      >
        {stoppedMarketing ? 'Allow offers again' : 'Stop offers from this shop'}
      </button>
      <p class="hint">
        The demo clock is on the <a href="/control-panel">control panel</a>.
      </p>
    </aside>
  );
}

function windowSentence({ windowUntil, now }: PhoneThread): string {
  if (windowUntil === null || windowUntil <= now) return 'Send approved templates only';
  const day = dayName(windowUntil, now) === 'Today' ? 'today' : 'tomorrow';
  // The time must not break before its AM or PM.
  return `Write freely until ${day}, ${clockTime(windowUntil).replaceAll(/\s/g, '\u00A0')}`;
}
