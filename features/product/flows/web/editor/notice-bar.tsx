import type { ReactNode } from 'react';
import styles from './notice-bar.module.css';

/** A bar across the editor with a sentence about its state. Hidden while it is empty. */
export function NoticeBar({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.bar}>
      {children}
    </p>
  );
}
