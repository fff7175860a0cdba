import type { AudienceFact, Leaf } from '../contract/predicate.ts';

/** The year 2000: no order of a store is older. */
const FIRST_SECOND = 946_684_800;
const MOST_STORED = 2 ** 48 - 1;

/** What is stored in bits for a fact: 0 for none, else counted from 1. `shift` is what is added for it. */
const SHIFTS: Readonly<Record<AudienceFact | 'sends', number>> = {
  order_count: 1,
  // Who got more back than they paid counts as one less than nothing.
  spend_minor: 2,
  last_order_minor: 1,
  last_order_at: 1 - FIRST_SECOND,
  subscribed_at: 1 - FIRST_SECOND,
  last_read_at: 1 - FIRST_SECOND,
  last_clicked_at: 1 - FIRST_SECOND,
  last_replied_at: 1 - FIRST_SECOND,
  last_failed_at: 1 - FIRST_SECOND,
  sends: 1 - FIRST_SECOND,
};

/** Facts that stand for none below this. */
const NONE_BELOW: Partial<Record<AudienceFact | 'sends', number>> = { last_order_minor: 0 };
const NEVER = -2_147_483_648;

/** What is stored of a fact's value. */
export function storedOf(fact: AudienceFact | 'sends', value: number): number {
  if (value === NEVER || value < (NONE_BELOW[fact] ?? -Infinity)) return 0;
  return Math.min(Math.max(value + SHIFTS[fact], 1), MOST_STORED);
}

/** The stored numbers that a range means: from the first, and below the second; null without an end. */
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

/** What bits of a set, or of a number, are kept under. */
export function bitsKeyOf(leaf: Leaf): string | null {
  if (leaf.kind === 'range') return `fact:${leaf.fact}`;
  if (leaf.kind === 'recentSends') return `sends:${leaf.atLeast}`;
  if (leaf.kind === 'member') return `${leaf.of.set}:${JSON.stringify(leaf.of)}`;
  return null;
}
