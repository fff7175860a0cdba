import type { Leaf, Predicate } from '../contract/predicate.ts';

/** Returns the single questions of a predicate from the left. */
export function leavesOf(predicate: Predicate): Leaf[] {
  if (predicate.kind === 'not') return leavesOf(predicate.part);
  if (predicate.kind === 'all' || predicate.kind === 'any') return predicate.parts.flatMap(leavesOf);
  return [predicate];
}

/** Whether a predicate is true with these answers to its questions. */
export function holds(predicate: Predicate, answer: (leaf: Leaf) => boolean): boolean {
  if (predicate.kind === 'not') return !holds(predicate.part, answer);
  if (predicate.kind === 'all') return predicate.parts.every((part) => holds(part, answer));
  if (predicate.kind === 'any') return predicate.parts.some((part) => holds(part, answer));
  return answer(predicate);
}
