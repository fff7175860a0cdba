import { IconLock } from '@tabler/icons-react';
import styles from './locked-note.module.css';

/** Stands where a switch would be, if the plan had the feature. */
export function LockedNote() {
  return (
    <span className={styles.locked}>
      <IconLock size={16} stroke={1.5} aria-hidden /> Not in your plan
    </span>
  );
}
