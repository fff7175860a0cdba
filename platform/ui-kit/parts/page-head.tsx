import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
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

interface BackLinkProps {
  to: string;
  /** The name of the page that it leads to. */
  children: string;
}

/** The link above a page's header to the page or list that it belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back}>
      <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {children}
    </Link>
  );
}
