import type { ReactNode } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps {
  /** What is chosen here. */
  children: ReactNode;
  /** What it means, in small. */
  why?: ReactNode;
  /** Where the control is named by the words. */
  id?: string;
  control: ReactNode;
}

/** Words, and the control that they are about at the end of their line. */
export function ChoiceRow({ children, why, id, control }: ChoiceRowProps) {
  return (
    <div className={styles.row}>
      <p className={styles.text} id={id}>
        {children}
        {why !== undefined && <span className={styles.why}>{why}</span>}
      </p>
      {control}
    </div>
  );
}
