import { consentOrigin } from '#features/foundations/consent/contract/consent-origins.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ProofEntry } from '../contract/privacy-calls.ts';
import { nameBrowser } from '../rules/name-browser.ts';
import { texts } from '../texts/en.ts';
import styles from './proof-list.module.css';

/** The list of every consent and every end of a consent, in the order of time. */
export function ProofList({ proof, timeZone }: { proof: readonly ProofEntry[]; timeZone: string }) {
  if (proof.length === 0) return <p className={styles.none}>{texts.proofList.none}</p>;
  return (
    <ol className={styles.list}>
      {proof.map((entry) => (
        <li key={`${entry.recordedAt} ${entry.kind}`} className={styles.entry}>
          <p className={styles.line}>
            {entry.kind === 'granted' ? (
              <StatusBadge tone="good" word={texts.proofList.granted} />
            ) : (
              <StatusBadge tone="bad" word={texts.proofList.ended} />
            )}
            <span>
              <Moment at={entry.recordedAt} timeZone={timeZone} />, {consentOrigin(entry)}
            </span>
          </p>
          <Shown entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** The text that the person saw, and the circumstances of the consent. */
function Shown({ entry }: { entry: ProofEntry }) {
  const facts: { name: string; value: string | null; exact?: string }[] = [
    { name: texts.proofList.page, value: entry.pageAddress },
    { name: texts.proofList.network, value: entry.ipPrefix },
    {
      name: texts.proofList.browser,
      value: entry.userAgent && nameBrowser(entry.userAgent),
      // The full user agent is the proof. The files contain it too.
      ...(entry.userAgent !== null && { exact: entry.userAgent }),
    },
    {
      name: texts.proofList.language,
      value: entry.locale && languageName(entry.locale),
      ...(entry.locale !== null && { exact: entry.locale }),
    },
    { name: texts.proofList.ownMessage, value: entry.ownMessageId },
  ].filter(({ value }) => value !== null);
  return (
    <>
      {entry.wording !== null && <blockquote className={styles.wording}>{entry.wording}</blockquote>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value, exact }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd {...(exact !== undefined && { title: exact })}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
