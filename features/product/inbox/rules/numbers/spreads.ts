import type { Spread } from '../../contract/number-calls.ts';

/** Answers of one person, in lists of the same length. */
interface Answers {
  isFirst: boolean;
  /** The row of the person in the table of figures. */
  personRow: number;
  /** The rows of the days on which the waits started; 0 for one outside of the period. */
  dayRows: Int32Array;
  /** In seconds. */
  lengths: readonly number[];
}

/** The spread in a row of the table of figures: of first answers, and of all. */
export interface Spreads {
  first: (row: number) => Spread;
  all: (row: number) => Spread;
}

const MEDIAN = 0.5;
const NINTH = 0.9;

/**
 * Returns how the lengths of waits are spread in each row: in all (0), on the day and for the person. All lengths are
 * sorted once, and then counted in their three rows from the shortest to the longest. A shop can have a hundred thousand
 * of them, so the lists are typed arrays.
 */
export function spreadsOf(
  groups: readonly Answers[],
  totals: readonly { first: number; all: number }[],
): Spreads {
  const first = new Tallies(totals.map((total) => total.first));
  const all = new Tallies(totals.map((total) => total.all));
  const count = groups.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const [dayRowOf, groupOf] = [new Int32Array(count), new Int32Array(count)];
  // One number for length and position: numbers are sorted much faster than objects.
  const order = new Float64Array(count);
  let at = 0;
  for (const [nth, { dayRows, lengths }] of groups.entries())
    for (let within = 0; within < lengths.length; within += 1) {
      order[at] = (lengths[within] ?? 0) * count + at;
      dayRowOf[at] = dayRows[within] ?? 0;
      groupOf[at] = nth;
      at += 1;
    }
  order.sort();
  for (let rank = 0; rank < count; rank += 1) {
    const value = order[rank] ?? 0;
    const position = value % count;
    const dayRow = dayRowOf[position] ?? 0;
    const group = groups[groupOf[position] ?? 0];
    if (dayRow === 0 || !group) continue;
    const length = (value - position) / count;
    all.add(length, dayRow, group.personRow);
    if (group.isFirst) first.add(length, dayRow, group.personRow);
  }
  return { first: (row) => first.spreadAt(row), all: (row) => all.spreadAt(row) };
}

/** Picks the median and the ninth decile of each row while it gets all lengths from the shortest to the longest. */
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

  /** Adds a length in all, on its day and for its person. */
  add(length: number, dayRow: number, personRow: number): void {
    this.#addIn(0, length);
    this.#addIn(dayRow, length);
    this.#addIn(personRow, length);
  }

  #addIn(row: number, length: number): void {
    const count = (this.#counts[row] ?? 0) + 1;
    this.#counts[row] = count;
    if (count === this.#medianAt[row]) this.#medians[row] = length;
    if (count === this.#ninthAt[row]) this.#ninths[row] = length;
  }

  spreadAt(row: number): Spread {
    return { median: this.#medians[row] ?? 0, ninth: this.#ninths[row] ?? 0 };
  }
}
