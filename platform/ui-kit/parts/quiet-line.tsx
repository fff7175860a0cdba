import type { ReactNode } from 'react';
import styles from './quiet-line.module.css';

/** A secondary line in a cell. */
export function QuietLine({ children }: { children: ReactNode }) {
  return <span className={styles.quiet}>{children}</span>;
}
