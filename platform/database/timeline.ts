import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/**
 * Condition of whatever is claimed to be done outside the database: what a standby that has just taken over still
 * holds may have been done, and is looked through first.
 */
export const ON_KNOWN_TIMELINE = 'coalesce((select timeline from installation) >= current_timeline(), true)';

/** Where servers last found the database, and where it is; `known` is null until one has looked. */
export interface Timelines {
  known: number | null;
  current: number;
}

/** Null for a database that no server was ever started on. */
export async function readTimelines(db: Database): Promise<Timelines | null> {
  const { rows } = await sql<Timelines>`
    select timeline as known, current_timeline() as current from installation`.execute(db);
  return rows[0] ?? null;
}

/** The same, held until the transaction ends: who looks at the same time waits for what was made of it. */
export async function lockTimelines(tx: Tx): Promise<Timelines | null> {
  await sql`select from installation for update`.execute(tx);
  return readTimelines(tx);
}

/** Notes that the database is known where it is. */
export async function keepTimeline(tx: Tx): Promise<void> {
  await sql`update installation set timeline = current_timeline()`.execute(tx);
}
