import { useContext, type ReactNode } from 'react';
import { fill } from '#platform/language/reader.ts';
import { hasRight, type Right } from '#platform/rights/rights.ts';
import { texts } from '../texts/en.ts';
import styles from './locked-fields.module.css';
import { ReaderRole, useLock } from './reader-role.ts';

/** Fields and buttons that nobody without the right can use. They keep their layout, because the box around them has none. */
export function LockedFields({ right, children }: { right: Right; children: ReactNode }) {
  const { disabled } = useLock(right);
  return (
    <fieldset role="presentation" className={styles.fields} disabled={disabled}>
      {children}
    </fieldset>
  );
}

/** Says above a form that the reader's role cannot change it. */
export function ViewOnlyNote({ right }: { right: Right }) {
  const { role, name } = useContext(ReaderRole);
  if (hasRight(role, right)) return null;
  return <p className={styles.note}>{fill(texts.rights.viewOnly, { role: name })}</p>;
}
