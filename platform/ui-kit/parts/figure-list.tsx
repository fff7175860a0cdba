import type { ReactNode } from 'react';
import styles from './figure-list.module.css';

/** Figures side by side, each under its name. */
export function FigureList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
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
