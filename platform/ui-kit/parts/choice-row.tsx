import type { ReactNode } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps {
  /** The label of the choice. */
  children: ReactNode;
  /** An explanation in small text. */
  why?: ReactNode;
  /** The id of the label, when it names the control. */
  id?: string;
  control: ReactNode;
}

/** A label with its control at the end of the line. */
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
