/**
 * Returns a cycle: a list in which each name uses the next, and the last is the first name again. Null if there is
 * none.
 */
export function findCycle(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();

  function walk(name: string, way: string[]): string[] | null {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of uses.get(name) ?? []) {
      const cycle = walk(next, [...way, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  }

  for (const name of uses.keys()) {
    const cycle = walk(name, []);
    if (cycle) return cycle;
  }
  return null;
}
