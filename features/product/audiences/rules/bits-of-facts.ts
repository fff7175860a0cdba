import type { AudienceFact, Leaf } from '../contract/predicate.ts';

/** The year 2000. No order of a store is older. */
const FIRST_SECOND = 946_684_800;
const MOST_STORED = 2 ** 48 - 1;

/** The bits store 0 for no fact, otherwise the value plus `shift`, counted from 1. */
const SHIFTS: Readonly<Record<AudienceFact | 'recent', number>> = {
  order_count: 1,
  // People who got more back than they paid have the value minus one.
  spend_minor: 2,
  last_order_minor: 1,
  last_order_at: 1 - FIRST_SECOND,
  subscribed_at: 1 - FIRST_SECOND,
  last_read_at: 1 - FIRST_SECOND,
  last_clicked_at: 1 - FIRST_SECOND,
  last_replied_at: 1 - FIRST_SECOND,
  last_failed_at: 1 - FIRST_SECOND,
  recent: 1 - FIRST_SECOND,
};

/** Facts whose values below this mean none. */
const NONE_BELOW: Partial<Record<AudienceFact | 'recent', number>> = { last_order_minor: 0 };
const NEVER = -2_147_483_648;

/** Returns the stored form of a fact's value. */
export function storedOf(fact: AudienceFact | 'recent', value: number): number {
  if (value === NEVER || value < (NONE_BELOW[fact] ?? -Infinity)) return 0;
  return Math.min(Math.max(value + SHIFTS[fact], 1), MOST_STORED);
}

/** Returns the range of stored numbers: from the first, below the second. Null without an end. */
export function storedRange({ fact, from, to }: Extract<Leaf, { kind: 'range' }>): {
  from: number;
  below: number | null;
} {
  const shifted = (value: number) => Math.min(Math.max(value + SHIFTS[fact], 1), MOST_STORED);
  return {
    from: from === undefined ? 1 : shifted(from),
    below: to === undefined ? null : Math.min(Math.max(to + SHIFTS[fact] + 1, 1), MOST_STORED),
  };
}

/** Returns the key of a set's or number's bits. */
export function bitsKeyOf(leaf: Leaf): string | null {
  if (leaf.kind === 'range') return `fact:${leaf.fact}`;
  if (leaf.kind === 'recent') return `recent:${leaf.of}:${leaf.atLeast}`;
  if (leaf.kind === 'member') return `${leaf.of.set}:${JSON.stringify(leaf.of)}`;
  return null;
}
