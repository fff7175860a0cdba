/** Returns the shown rows from one to another, in either direction; only the last one if the first is not shown. */
export function chooseRange<Row>(
  shown: readonly Row[],
  keyOf: (row: Row) => string,
  { from, to }: { from: string | null; to: string },
): readonly Row[] {
  const keys = shown.map(keyOf);
  const end = keys.indexOf(to);
  const start = from === null ? -1 : keys.indexOf(from);
  if (start === -1) return shown.slice(end, end + 1);
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
