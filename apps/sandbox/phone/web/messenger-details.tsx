import type { MessengerThread } from '../messenger-thread.ts';
import { Avatar } from './avatar.tsx';
import { clockTime, dayName } from './show-time.ts';
import type { Phone } from './use-phone.ts';

/** Who holds the phone, and what the page may send them now. */
export function MessengerDetails({ thread, act }: { thread: MessengerThread; act: Phone['act'] }) {
  const { name, number, displayNumber, page, hasBlocked, cameByLink } = thread;
  return (
    <aside class="details" aria-label="About this phone">
      <div class="person">
        <Avatar name={name} seed={number} size={72} />
        <h2>{name}</h2>
        <p>{displayNumber}</p>
      </div>
      <dl>
        <div>
          <dt>App</dt>
          <dd>Messenger, with {page.name}</dd>
        </div>
        <div>
          <dt>The page may</dt>
          <dd>{windowSentence(thread)}</dd>
        </div>
        {cameByLink && (
          <div>
            <dt>Came by</dt>
            <dd>A link of the shop, told with the first tap</dd>
          </div>
        )}
      </dl>
      <button type="button" class="quiet" onClick={() => void act('block', { hasBlocked: !hasBlocked })}>
        {hasBlocked ? 'Unblock this page' : 'Block this page'}
      </button>
      <p class="hint">
        The demo clock is on the <a href="/control-panel">control panel</a>.
      </p>
    </aside>
  );
}

function windowSentence({ getStarted, hasBlocked, windowUntil, now }: MessengerThread): string {
  if (hasBlocked) return 'Send nothing: it is blocked';
  if (getStarted !== null) return 'Send nothing yet: nobody has written';
  if (windowUntil === null || windowUntil <= now) return 'Send approved utility templates only';
  const day = dayName(windowUntil, now) === 'Today' ? 'today' : 'tomorrow';
  // The time must not break before its AM or PM.
  return `Write freely until ${day}, ${clockTime(windowUntil).replaceAll(/\s/g, '\u00A0')}`;
}
