import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './problem-note.module.css';

/** What went wrong a moment ago, above the next try. */
export function ProblemNote({ sentence }: { sentence: string }) {
  return (
    <p className={styles.problem} role="alert">
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden /> {sentence}
    </p>
  );
}
