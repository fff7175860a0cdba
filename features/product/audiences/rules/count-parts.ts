import type { Predicate } from '../contract/predicate.ts';

/** Counts the single questions of a predicate. A question that occurs several times counts each time. */
export function countParts(predicate: Predicate, known = new Map<Predicate, number>()): number {
  const counted = known.get(predicate);
  if (counted !== undefined) return counted;
  let parts = 1;
  if (predicate.kind === 'not') parts = countParts(predicate.part, known);
  else if (predicate.kind === 'all' || predicate.kind === 'any')
    parts = predicate.parts.reduce((sum, part) => sum + countParts(part, known), 0);
  known.set(predicate, parts);
  return parts;
}
