import type { Database } from './database.ts';

/** The most ids of violating rows that are listed: enough to investigate. */
export const MOST_VIOLATIONS = 20;

export interface InvariantQuestion {
  now: Date;
  /** Rows from before this time may be skipped; null checks all rows. */
  since: Date | null;
}

interface Sentence {
  /** Unique, for metrics: letters only. */
  name: string;
  /** A sentence that says what must be true. */
  holds: string;
}

/**
 * An invariant that is checked for all shops with one statement, which sees one snapshot, or with one for each table.
 */
export interface RowInvariant extends Sentence {
  /**
   * `rows`: rows agree with each other. `whole`: the same, but the check reads whole tables, so it does not run every
   * hour. `progress`: work is done in time, which is not true right after the clock was moved.
   */
  kind: 'rows' | 'whole' | 'progress';
  /** Returns the ids of rows that break the invariant, at most `MOST_VIOLATIONS`. */
  findViolations: (db: Database, question: InvariantQuestion) => Promise<string[]>;
}

/** An invariant that recounts a whole shop, so it is not checked every hour. */
export interface RecountInvariant extends Sentence {
  kind: 'recount';
  /**
   * Returns the ids of the shop's rows that break the invariant, at most `MOST_VIOLATIONS`. `fromDay` limits the check
   * to this day and later.
   */
  findViolationsOf: (db: Database, shopId: number, fromDay: string | null) => Promise<string[]>;
}

/** A statement about the rows of a live database that is always true. */
export type Invariant = RowInvariant | RecountInvariant;
