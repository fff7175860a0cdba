import type { ReactNode } from 'react';
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
  children: ReactNode;
  /** The most important figure. */
  large?: boolean;
}

export function Figure({ name, children, large = false }: FigureProps) {
  return (
    <div className={styles.figure} data-large={large}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
