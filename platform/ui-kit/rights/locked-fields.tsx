import type { ReactNode } from 'react';
import type { Right } from '#platform/rights/rights.ts';
import styles from './locked-fields.module.css';
import { useLock } from './reader-role.ts';

/**
 * Fields and buttons that nobody without the right can use. They keep their layout, because the box around them has none.
 * The note above each page says what the reader's role does not allow.
 */
export function LockedFields({ right, children }: { right: Right; children: ReactNode }) {
  const { disabled } = useLock(right);
  return (
    <fieldset role="presentation" className={styles.fields} disabled={disabled}>
      {children}
    </fieldset>
  );
}
