import { useContext, type ReactNode } from 'react';
import { AnswerPickingContext } from './answer-picking.ts';
import styles from './phone.module.css';

/** An answer that a message offers; pressing it shows what follows, where that is known. */
export function Answer({ title, children }: { title: string; children: ReactNode }) {
  const picking = useContext(AnswerPickingContext);
  if (!picking?.leadsOn(title)) return children;
  return (
    <button
      type="button"
      className={styles.answer}
      aria-label={`Answer ${title}`}
      onClick={() => picking.pick(title)}
    >
      {children}
    </button>
  );
}
