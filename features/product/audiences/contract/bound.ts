import * as z from 'zod/mini';
import { texts } from '../texts/all.ts';
import type { Leaf, Predicate } from './predicate.ts';

/** Whether a rule's number is the lowest or the highest. Without a choice, it is the lowest. */
export const Bound = z.prefault(
  z.enum(['atLeast', 'atMost'], { error: () => texts.ruleFaults.bound }),
  'atLeast',
);
export type Bound = z.output<typeof Bound>;

/** Returns the people with at least, or at most, this much since a second. Everybody who has none has at most any. */
export function boundedRecent(
  bound: Bound,
  leaf: Omit<Extract<Leaf, { kind: 'recent' }>, 'kind'>,
): Predicate {
  if (bound === 'atLeast') return { kind: 'recent', ...leaf };
  return { kind: 'not', part: { kind: 'recent', ...leaf, atLeast: leaf.atLeast + 1 } };
}
