import type { Database } from './database.ts';

/** So many ids of rows that break an invariant are named: enough to look at, however many there are. */
export const MOST_VIOLATIONS = 20;

export interface InvariantQuestion {
  now: Date;
  /** Rows from before this moment may be left out; null asks for all of them. */
  since: Date | null;
}

interface Sentence {
  /** Unique, for metrics: letters only. */
  name: string;
  /** The sentence. */
  holds: string;
}

/** One whose rows are asked for all shops at once, with one statement, which sees one moment, or one for each table. */
export interface RowInvariant extends Sentence {
  /**
   * `rows`: about what rows say of each other. `whole`: the same, and it reads whole tables, so it is not asked every
   * hour. `progress`: about work that is done in time, which a clock that was just moved breaks.
   */
  kind: 'rows' | 'whole' | 'progress';
  /** The ids of rows that break it, at most `MOST_VIOLATIONS`. */
  findViolations: (db: Database, question: InvariantQuestion) => Promise<string[]>;
}

/** One that counts a whole shop again, so it is not asked every hour. */
export interface RecountInvariant extends Sentence {
  kind: 'recount';
  /** The ids of rows of the shop that break it, at most `MOST_VIOLATIONS`. `fromDay`: only what is of this day or later. */
  findViolationsOf: (db: Database, shopId: number, fromDay: string | null) => Promise<string[]>;
}

/** A sentence about the rows of a live database that is true at every moment. */
export type Invariant = RowInvariant | RecountInvariant;
