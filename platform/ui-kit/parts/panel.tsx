import { useId, type ReactNode } from 'react';
import { TermHelp, type Term } from '../terms/term-help.tsx';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** The term in the title that is explained. */
  term?: Term;
  /** Shown beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page, named by its title. */
export function Panel({ title, term, aside, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.named}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {term && <TermHelp term={term} />}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** The panels of a page below one another, no wider than is easy to read. */
export function PanelStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
