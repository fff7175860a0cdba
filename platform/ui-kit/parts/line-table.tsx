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

interface LineHeadProps {
  /** What the lines are of. */
  name: string;
  numbers: readonly string[];
  /** What can be done with a line. */
  act: string;
}

/** The heads of a table whose lines are a name, numbers, and something to do. */
export function LineHead({ name, numbers, act }: LineHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{name}</th>
        {numbers.map((number) => (
          <th key={number} scope="col" data-cell="number">
            {number}
          </th>
        ))}
        <th scope="col" data-cell="act">
          {act}
        </th>
      </tr>
    </thead>
  );
}
