import type { ReactNode } from 'react';
import styles from './line-table.module.css';
import { ScrollRegion } from './scroll-region.tsx';

interface LineTableProps {
  /** Who moves by keyboard or ear hears it on arriving. */
  name: string;
  /** So narrow it may get before it scrolls; on a phone it does neither. */
  minWidth: 640 | 720;
  children: ReactNode;
}

/** A table with a line for each thing. On a phone each is a block, in which cells are named by their `data-name`. */
export function LineTable({ name, minWidth, children }: LineTableProps) {
  return (
    <ScrollRegion name={name} className={styles.room}>
      <table className={styles.table} data-min-width={minWidth}>
        {children}
      </table>
    </ScrollRegion>
  );
}

/** What a cell says beside the thing itself, on a line of its own. */
export function QuietLine({ children }: { children: ReactNode }) {
  return <span className={styles.quiet}>{children}</span>;
}
