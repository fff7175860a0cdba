import type { Spread } from '../../contract/number-calls.ts';

/** Answers of one person, in lists of the same length. */
interface Answers {
  isFirst: boolean;
  /** The place of the person's figures. */
  member: number;
  /** The places of the days on which the waits started; 0 for one outside of the period. */
  days: Int32Array;
  /** In seconds. */
  lengths: readonly number[];
}

/** The spread at a place: of first answers, and of all. */
export interface Spreads {
  first: (place: number) => Spread;
  all: (place: number) => Spread;
}

const MEDIAN = 0.5;
const NINTH = 0.9;

/**
 * Returns how the lengths of waits are spread at each place: in all (0), on the day and for the person. All lengths are
 * sorted once, and then counted at their three places from the shortest to the longest. A shop can have a hundred thousand
 * of them, so the lists are typed arrays.
 */
export function spreadsOf(
  groups: readonly Answers[],
  totals: readonly { first: number; all: number }[],
): Spreads {
  const first = new Tallies(totals.map((total) => total.first));
  const all = new Tallies(totals.map((total) => total.all));
  const count = groups.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const [dayOf, groupOf] = [new Int32Array(count), new Int32Array(count)];
  // One number for length and position: numbers are sorted much faster than objects.
  const order = new Float64Array(count);
  let at = 0;
  for (const [nth, { days, lengths }] of groups.entries())
    for (let within = 0; within < lengths.length; within += 1) {
      order[at] = (lengths[within] ?? 0) * count + at;
      dayOf[at] = days[within] ?? 0;
      groupOf[at] = nth;
      at += 1;
    }
  order.sort();
  for (let rank = 0; rank < count; rank += 1) {
    const value = order[rank] ?? 0;
    const position = value % count;
    const day = dayOf[position] ?? 0;
    const group = groups[groupOf[position] ?? 0];
    if (day === 0 || !group) continue;
    const length = (value - position) / count;
    all.add(length, 0, day, group.member);
    if (group.isFirst) first.add(length, 0, day, group.member);
  }
  return { first: (place) => first.spreadAt(place), all: (place) => all.spreadAt(place) };
}

/** Picks the lengths at the wanted positions of each place while it gets all lengths from the shortest on. */
class Tallies {
  readonly #counts: Int32Array;
  readonly #medianAt: Int32Array;
  readonly #ninthAt: Int32Array;
  readonly #medians: Float64Array;
  readonly #ninths: Float64Array;

  constructor(totals: readonly number[]) {
    this.#counts = new Int32Array(totals.length);
    this.#medianAt = Int32Array.from(totals, (total) => Math.ceil(total * MEDIAN));
    this.#ninthAt = Int32Array.from(totals, (total) => Math.ceil(total * NINTH));
    this.#medians = new Float64Array(totals.length);
    this.#ninths = new Float64Array(totals.length);
  }

  add(length: number, total: number, day: number, member: number): void {
    this.#addAt(total, length);
    this.#addAt(day, length);
    this.#addAt(member, length);
  }

  #addAt(place: number, length: number): void {
    const count = (this.#counts[place] ?? 0) + 1;
    this.#counts[place] = count;
    if (count === this.#medianAt[place]) this.#medians[place] = length;
    if (count === this.#ninthAt[place]) this.#ninths[place] = length;
  }

  spreadAt(place: number): Spread {
    return { median: this.#medians[place] ?? 0, ninth: this.#ninths[place] ?? 0 };
  }
}
