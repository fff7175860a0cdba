import type { ReactNode } from 'react';
import styles from './quiet-line.module.css';

/** A secondary line in a cell. A number or an address in it keeps its own direction. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <span className={styles.quiet}>
      <bdi>{children}</bdi>
    </span>
  );
}
