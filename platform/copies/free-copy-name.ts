/**
 * Returns a name that nothing else has, ignoring case: the wanted one, or with a number: "Sale (2)". A long name loses
 * its last characters for it.
 */
export function freeCopyName(wanted: string, taken: Iterable<string>, longest: number): string {
  const keys = new Set([...taken].map(keyOf));
  if (!keys.has(keyOf(wanted))) return wanted;
  const stem = wanted.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const name =
      [...stem]
        .slice(0, longest - end.length)
        .join('')
        .trimEnd() + end;
    if (!keys.has(keyOf(name))) return name;
  }
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
