import { formatCount } from '#platform/ui-kit/format/count.ts';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { ERRORS_PATH } from '../contract/import-calls.ts';
import type { Import } from '../contract/import.ts';
import { texts } from '../texts/en.ts';
import styles from './import-dialog.module.css';
import { STATE_TONES } from './state-tones.ts';

/** The state of an import with its figures. Changes are announced to screen readers. */
export function ImportResult({ one, shopUrl }: { one: Import; shopUrl: string }) {
  return (
    <>
      <div role="status">
        <StatusBadge tone={STATE_TONES[one.state]} word={texts.states[one.state]} />
        {one.reason !== null && <p className={styles.reason}>{one.reason}</p>}
      </div>
      <dl className={styles.figures}>
        {figuresOf(one).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      {one.hasErrors && <ErrorsLink one={one} shopUrl={shopUrl} />}
    </>
  );
}

/** The link to the file of rejected rows. */
function ErrorsLink({ one, shopUrl }: { one: Import; shopUrl: string }) {
  const query = new URLSearchParams({ shopUrl, importId: one.id });
  return (
    <a href={`${ERRORS_PATH}?${query}`} download>
      {texts.result.download}
    </a>
  );
}

/** Returns the figures that are always shown, and the others if they are not zero. */
function figuresOf({ counts }: Import): { name: string; value: number }[] {
  const figures = (names: readonly (keyof typeof counts & keyof typeof texts.result)[]) =>
    names.map((name) => ({ name: texts.result[name], value: counts[name] }));
  const always = figures(['rowsRead', 'peopleAdded']);
  const others = figures([
    'peopleNew',
    'peopleAgreed',
    'peopleWaiting',
    'peopleLeftOut',
    'rowsBad',
    'rowsDouble',
    'rowsNoted',
  ]);
  return [...always, ...others.filter(({ value }) => value > 0)];
}
