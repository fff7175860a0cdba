/** Which column a list is sorted by. */
export interface Sorting<Key extends string = string> {
  key: Key;
  isDescending: boolean;
}

/**
 * The sorting after a press on the head of a column: first its own direction, then the other one, then none. A list that
 * is always sorted turns round again instead.
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
