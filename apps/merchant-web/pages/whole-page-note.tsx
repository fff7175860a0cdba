import { useEffect, type ReactNode } from 'react';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import styles from './whole-page-note.module.css';

/** A page with one message and one action. */
export function WholePageNote({
  title,
  text,
  action,
}: {
  title: string;
  text: ReactNode;
  action: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Bellbird`;
  }, [title]);
  return (
    <main className={styles.page}>
      <span className={styles.bird}>
        <Bellbird size={112} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{action}</div>
    </main>
  );
}
