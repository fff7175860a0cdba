import type { ReactNode } from 'react';
import styles from './pair.module.css';

interface PairProps {
  /** Makes both equally high. */
  isLevel?: boolean;
  children: ReactNode;
}

/** Two parts of a page side by side, or one below the other where there is no room. */
export function Pair({ isLevel = false, children }: PairProps) {
  return (
    <div className={styles.pair} data-level={isLevel}>
      {children}
    </div>
  );
}
