import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { SortKey, Sorting } from '../../rules/arrange-broadcasts.ts';
import styles from './broadcast-list.module.css';

const COLUMNS: readonly { key: SortKey; name: string; isNumber?: boolean }[] = [
  { key: 'name', name: 'Name' },
  { key: 'status', name: 'Status' },
  { key: 'when', name: 'Scheduled for / Sent at' },
  { key: 'sent', name: 'Sent', isNumber: true },
  { key: 'read', name: 'Read', isNumber: true },
  { key: 'CTR', name: 'CTR', isNumber: true },
  { key: 'revenue', name: 'Revenue', isNumber: true },
];

export interface SortHeadProps {
  /** Null while they stand as they come. */
  sorting: Sorting | null;
  sort: (sorting: Sorting | null) => void;
}

/** The names of the columns; a click sorts by one, the next turns it round, the third takes it back. */
export function SortHead({ sorting, sort }: SortHeadProps) {
  return (
    <thead>
      <tr>
        {COLUMNS.map(({ key, name, isNumber = false }) => {
          const own = sorting?.key === key ? sorting : null;
          const order = own?.isDescending ? 'descending' : 'ascending';
          const Icon = own?.isDescending ? IconArrowDown : IconArrowUp;
          return (
            <th
              key={key}
              scope="col"
              aria-sort={own ? order : 'none'}
              className={isNumber ? styles.number : undefined}
            >
              <button type="button" className={styles.sort} onClick={() => sort(next(key, own, isNumber))}>
                {name} {own && <Icon size={14} stroke={1.5} aria-hidden />}
              </button>
            </th>
          );
        })}
        <th scope="col">
          <span className={styles.actionsHead}>Actions</span>
        </th>
      </tr>
    </thead>
  );
}

/** Of numbers one wants the largest first. */
function next(key: SortKey, own: Sorting | null, isNumber: boolean): Sorting | null {
  if (own === null) return { key, isDescending: isNumber };
  return own.isDescending === isNumber ? { key, isDescending: !isNumber } : null;
}
