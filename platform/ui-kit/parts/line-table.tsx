import type { ReactNode } from 'react';
import styles from './line-table.module.css';
import { ScrollRegion } from './scroll-region.tsx';

interface LineTableProps {
  /** Screen readers announce it when the table gets the focus. */
  name: string;
  /** The width below which it scrolls. On a phone it becomes blocks instead. */
  minWidth: 640 | 720;
  children: ReactNode;
}

/** A table with one row for each item. On a phone each row is a block whose cells are labelled by `data-name`. */
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
  /** The name of the items. */
  name: string;
  numbers: readonly string[];
  /** The name of the actions column. */
  act: string;
}

/** The headers of a table with a name, numbers and actions. */
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
