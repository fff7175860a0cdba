import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import styles from './status-badge.module.css';

export type StatusTone = 'good' | 'care' | 'bad' | 'plain';

const ICONS = { good: IconCircleCheck, care: IconAlertTriangle, bad: IconCircleX, plain: IconInfoCircle };

/** A state as a word, never by colour alone. */
export function StatusBadge({ tone, word }: { tone: StatusTone; word: string }) {
  const Icon = ICONS[tone];
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon size={14} stroke={1.75} aria-hidden /> {word}
    </span>
  );
}
