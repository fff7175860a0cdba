import type { ReactNode } from 'react';
import styles from './figure-list.module.css';

interface FigureListProps {
  children: ReactNode;
  /** Of several lists below each other, in which the same figures are to stand below each other too. */
  isLevel?: boolean;
}

/** Figures side by side, each under its name. */
export function FigureList({ children, isLevel = false }: FigureListProps) {
  return (
    <dl className={styles.list} data-level={isLevel}>
      {children}
    </dl>
  );
}

interface FigureProps {
  name: string;
  children: ReactNode;
  /** The one figure that the eye should meet first. */
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
