import { useEffect, type ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** One line below: what the page covers. */
  note?: ReactNode;
  /** Stands at the end of the line: the page's one control. */
  children?: ReactNode;
}

/** The head of a page; names the browser's tab too. */
export function PageHead({ title, note, children }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · Bellbird`;
  }, [title]);
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </div>
  );
}
