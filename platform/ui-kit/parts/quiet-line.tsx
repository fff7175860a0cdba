import type { ReactNode } from 'react';
import styles from './quiet-line.module.css';

/** What a cell says beside the thing itself, on a line of its own. */
export function QuietLine({ children }: { children: ReactNode }) {
  return <span className={styles.quiet}>{children}</span>;
}
