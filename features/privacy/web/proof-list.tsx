import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ProofEntry } from '../contract/privacy-calls.ts';
import { originInWords } from './origin-words.ts';
import styles from './proof-list.module.css';

/** Every consent and every end of one, in the order they came. */
export function ProofList({ proof, timeZone }: { proof: readonly ProofEntry[]; timeZone: string }) {
  if (proof.length === 0)
    return <p className={styles.none}>This person never agreed to offers, so none are sent.</p>;
  return (
    <ol className={styles.list}>
      {proof.map((entry) => (
        <li key={`${entry.recordedAt} ${entry.kind}`} className={styles.entry}>
          <p className={styles.line}>
            {entry.kind === 'granted' ? (
              <StatusBadge tone="good" word="Agreed" />
            ) : (
              <StatusBadge tone="bad" word="Ended" />
            )}
            <span>
              <Moment at={entry.recordedAt} timeZone={timeZone} />, {originInWords(entry)}
            </span>
          </p>
          <Shown entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** What was on the screen, and where. */
function Shown({ entry }: { entry: ProofEntry }) {
  const facts = [
    ['Page', entry.pageAddress],
    ['Network', entry.ipPrefix],
    ['Browser', entry.userAgent],
    ['Language', entry.locale],
    ['Their own message', entry.ownMessageId],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  return (
    <>
      {entry.wording !== null && <blockquote className={styles.wording}>{entry.wording}</blockquote>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
