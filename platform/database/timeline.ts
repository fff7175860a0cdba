import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Whether a dump of another database brought the row in; null until a server has looked. */
const IS_COPY = 'written_in <> xmin::text::bigint';

/**
 * Condition of whatever is claimed to be done outside the database: what a standby that has just taken over still
 * holds, or what came out of a dump, may have been done, and is looked through first.
 */
export const ON_KNOWN_TIMELINE = `coalesce((
  select coalesce(timeline >= current_timeline(), true) and not coalesce(${IS_COPY}, false) from installation
), true)`;

/** Where servers last found the database, and where it is; `known` is null until one has looked. */
export interface Timelines {
  known: number | null;
  current: number;
  /** It was filled from a dump of the one that was known. */
  isCopy: boolean;
}

/** Null for a database that no server was ever started on. */
export async function readTimelines(db: Database): Promise<Timelines | null> {
  const { rows } = await sql<Timelines>`
    select timeline as known, current_timeline() as current, coalesce(${sql.raw(IS_COPY)}, false) as "isCopy"
    from installation`.execute(db);
  return rows[0] ?? null;
}

/** The same, held until the transaction ends: who looks at the same time waits for what was made of it. */
export async function lockTimelines(tx: Tx): Promise<Timelines | null> {
  await sql`select from installation for update`.execute(tx);
  return readTimelines(tx);
}

/** Notes that the database is known where it is. */
export async function saveTimeline(tx: Tx): Promise<void> {
  await sql`
    update installation
    set timeline = current_timeline(), written_in = pg_current_xact_id()::xid::text::bigint`.execute(tx);
}
