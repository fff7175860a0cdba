import type { Database } from './database.ts';

/** So many ids of rows that break an invariant are named: enough to look at, however many there are. */
export const MOST_VIOLATIONS = 20;

export interface InvariantQuestion {
  now: Date;
  /** Rows from before this moment may be left out; null asks for all of them. */
  since: Date | null;
}

/**
 * A sentence about the rows of a live database that is true at every moment. Each is asked with one statement, which
 * sees one moment, or with one statement per shop or table.
 */
export interface Invariant {
  /** Unique, for metrics: letters only. */
  name: string;
  /** The sentence. */
  holds: string;
  /**
   * `rows`: about what rows say of each other. `progress`: about work that is done in time, which a clock that was just
   * moved breaks. `recount`: as `rows`, and it reads a whole shop, so it is not asked every hour.
   */
  kind: 'rows' | 'progress' | 'recount';
  /** The ids of rows that break it, at most `MOST_VIOLATIONS`. */
  findViolations: (db: Database, question: InvariantQuestion) => Promise<string[]>;
}
