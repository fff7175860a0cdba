import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import styles from './data-table.module.css';
import { nextSorting, type Sorting } from './sorting.ts';

interface SortHeadProps<Key extends string> {
  name: string;
  kind: string | undefined;
  sort: Sorting<Key>;
  sorting: Sorting<Key> | null;
  onSort: (sorting: Sorting<Key>) => void;
  onUnsort?: () => void;
}

/** The header of a sortable column. */
export function SortHead<Key extends string>(props: SortHeadProps<Key>) {
  const { name, kind, sort, sorting, onSort, onUnsort } = props;
  const own = sorting?.key === sort.key ? sorting : null;
  const Arrow = own?.isDescending ? IconArrowDown : IconArrowUp;
  const press = () => {
    const next = nextSorting(sort, sorting, { canBeUnsorted: onUnsort !== undefined });
    if (next === null) onUnsort?.();
    else onSort(next);
  };
  return (
    <th scope="col" data-kind={kind} aria-sort={ariaSort(own)}>
      <button type="button" className={styles.sort} onClick={press}>
        {name} {own && <Arrow size={14} stroke={1.75} aria-hidden />}
      </button>
    </th>
  );
}

function ariaSort(sorting: Sorting | null): 'ascending' | 'descending' | 'none' {
  if (sorting === null) return 'none';
  return sorting.isDescending ? 'descending' : 'ascending';
}
