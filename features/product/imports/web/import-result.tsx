import { formatCount } from '#platform/ui-kit/format/count.ts';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { ERRORS_PATH } from '../contract/import-calls.ts';
import type { Import } from '../contract/import.ts';
import { STATE_LABELS } from './copy.ts';
import styles from './import-dialog.module.css';

/** The state of an import with its figures. Changes are announced to screen readers. */
export function ImportResult({ one, shopUrl }: { one: Import; shopUrl: string }) {
  return (
    <>
      <div role="status">
        <StatusBadge {...STATE_LABELS[one.state]} />
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
      Download the rows that were not taken
    </a>
  );
}

/** Returns the figures that are always shown, and the others if they are not zero. */
function figuresOf({ counts }: Import): { name: string; value: number }[] {
  const always = [
    { name: 'Rows read', value: counts.rowsRead },
    { name: 'People added', value: counts.peopleAdded },
  ];
  const others = [
    { name: 'Not known before', value: counts.peopleNew },
    { name: 'Agreed by this list', value: counts.peopleAgreed },
    { name: 'Have to confirm it themselves', value: counts.peopleWaiting },
    { name: 'Left out: asked to be erased', value: counts.peopleLeftOut },
    { name: 'Rows without a good number', value: counts.rowsBad },
    { name: 'Rows of a number that came before', value: counts.rowsDouble },
    { name: 'Rows taken without one of their values', value: counts.rowsNoted },
  ];
  return [...always, ...others.filter(({ value }) => value > 0)];
}
