import type { Manifest } from './first-loads.ts';

/**
 * Returns a cycle of chunks that statically import each other, or null if there is none. In a cycle, the first chunk to
 * run finds the other's names empty.
 */
export function findCircle(manifest: Manifest): string[] | null {
  const isDone = new Set<string>();
  const follow = (source: string, way: string[]): string[] | null => {
    if (way.includes(source)) return [...way.slice(way.indexOf(source)), source];
    if (isDone.has(source)) return null;
    isDone.add(source);
    for (const next of manifest[source]?.imports ?? []) {
      const circle = follow(next, [...way, source]);
      if (circle) return circle;
    }
    return null;
  };
  for (const source of Object.keys(manifest)) {
    const circle = follow(source, []);
    if (circle) return circle;
  }
  return null;
}
