import { LONGEST_NAME } from '../contract/editing-calls.ts';

/**
 * Returns a name that no other tool of its type has, by appending a number. A long name loses its last characters for
 * it.
 */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/ \d+$/, '');
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const name = [...stem].slice(0, LONGEST_NAME - end.length).join('') + end;
    if (!taken.has(name)) return name;
  }
}
