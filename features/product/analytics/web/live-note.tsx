import { IconAlertTriangle } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { LOCALE } from '#platform/ui-kit/format/reader-locale.ts';
import { texts } from '../texts/en.ts';
import styles from './dashboard-page.module.css';

const clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });

/** Says whether the figures are up to date. */
export function LiveNote({ updatedAt, isStale }: { updatedAt: number; isStale: boolean }) {
  if (isStale) {
    return (
      <span className={styles.live} role="status">
        <IconAlertTriangle size={16} stroke={1.5} aria-hidden />{' '}
        {fill(texts.dashboard.stale, { time: clock.format(updatedAt) })}
      </span>
    );
  }
  return (
    <span className={styles.live}>
      <span className={styles.liveDot} aria-hidden /> {texts.dashboard.live}
    </span>
  );
}
