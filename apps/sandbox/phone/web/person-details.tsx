import { Avatar } from './avatar.tsx';
import { clockTime, dayName } from './show-time.ts';

interface PersonDetailsProps {
  person: { name: string; number: string; displayNumber: string };
  facts: readonly { term: string; text: string }[];
  /** A setting of the person about the shop. */
  setting: { words: string; onChange: () => void };
}

/** The owner of the phone, facts about the chat, and a setting. */
export function PersonDetails({ person, facts, setting }: PersonDetailsProps) {
  return (
    <aside className="details" aria-label="About this phone">
      <div className="person">
        <Avatar name={person.name} seed={person.number} size={72} />
        <h2>{person.name}</h2>
        <p>{person.displayNumber}</p>
      </div>
      <dl>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="quiet" onClick={setting.onChange}>
        {setting.words}
      </button>
      <p className="hint">
        The demo clock is on the <a href="/control-panel">control panel</a>.
      </p>
    </aside>
  );
}

/** Describes what the business may send now. `closed` is the text for a closed window. */
export function windowSentence(windowUntil: number | null, now: number, closed: string): string {
  if (windowUntil === null || windowUntil <= now) return closed;
  const day = dayName(windowUntil, now) === 'Today' ? 'today' : 'tomorrow';
  // A line break must not separate the time from AM or PM.
  return `Write freely until ${day}, ${clockTime(windowUntil).replaceAll(/\s/g, '\u00A0')}`;
}
