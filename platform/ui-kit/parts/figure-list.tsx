import type { ReactNode } from 'react';
import { TermHelp, type Explanation, type Term } from '../terms/term-help.tsx';
import styles from './figure-list.module.css';

interface FigureListProps {
  children: ReactNode;
  /** Columns of equal width, so that figures of several lists line up. 'wide' has room for money. */
  isLevel?: boolean | 'wide';
  /** Shows placeholders of the figures' size. */
  isWaiting?: boolean;
}

/** Figures side by side, each under its name. */
export function FigureList({ children, isLevel = false, isWaiting = false }: FigureListProps) {
  return (
    <dl
      className={styles.list}
      data-level={isLevel}
      data-waiting={isWaiting}
      aria-hidden={isWaiting}
      inert={isWaiting}
    >
      {children}
    </dl>
  );
}

interface FigureProps {
  name: string;
  /** The term in the name that is explained. */
  term?: Term | Explanation;
  children: ReactNode;
  /** The most important figure. */
  large?: boolean;
}

export function Figure({ name, term, children, large = false }: FigureProps) {
  return (
    <div className={styles.figure} data-large={large}>
      <dt>
        {name}
        {term && (
          <>
            {' '}
            <TermHelp term={term} />
          </>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
