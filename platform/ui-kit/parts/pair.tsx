import type { ReactNode } from 'react';
import styles from './pair.module.css';

interface PairProps {
  /** Both are as high as the higher one. */
  isLevel?: boolean;
  children: ReactNode;
}

/** Two parts of a page side by side, where there is room; else one below the other. */
export function Pair({ isLevel = false, children }: PairProps) {
  return (
    <div className={styles.pair} data-level={isLevel}>
      {children}
    </div>
  );
}
