import { useEffect, type ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** One line below the title: what the page covers. */
  note?: ReactNode;
  /** The page's main control, at the end of the line. */
  children?: ReactNode;
}

/** A page's header; also sets the tab's title. */
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
