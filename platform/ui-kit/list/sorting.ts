/** The column that a list is sorted by. */
export interface Sorting<Key extends string = string> {
  key: Key;
  isDescending: boolean;
}

/**
 * Returns the sorting after a click on a header: first the column's own direction, then the other, then none. A list
 * that must stay sorted switches direction instead.
 */
export function nextSorting<Key extends string>(
  column: Sorting<Key>,
  current: Sorting<Key> | null,
  { canBeUnsorted }: { canBeUnsorted: boolean },
): Sorting<Key> | null {
  if (current?.key !== column.key) return column;
  if (canBeUnsorted && current.isDescending !== column.isDescending) return null;
  return { ...current, isDescending: !current.isDescending };
}
