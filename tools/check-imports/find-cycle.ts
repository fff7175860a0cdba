/** A way through the arrows that comes back to where it began, or null. The first name stands at its end again. */
export function findCycle(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();

  function walk(name: string, way: string[]): string[] | null {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of arrows.get(name) ?? []) {
      const cycle = walk(next, [...way, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  }

  for (const name of arrows.keys()) {
    const cycle = walk(name, []);
    if (cycle) return cycle;
  }
  return null;
}
