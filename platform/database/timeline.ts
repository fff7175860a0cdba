import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Whether a dump of another database brought the row; null until a server has checked. */
const IS_COPY = 'written_in <> xmin::text::bigint';

/**
 * A condition for all work with outside effects: what a new primary or a restored dump still holds may have been done
 * already, and is checked first.
 */
export const ON_KNOWN_TIMELINE = `coalesce((
  select coalesce(timeline >= current_timeline(), true) and not coalesce(${IS_COPY}, false) from installation
), true)`;

/** The timeline that servers last saved, and the current one. `known` is null until one has saved it. */
export interface Timelines {
  known: number | null;
  current: number;
  /** It was filled from a dump of the known one. */
  isCopy: boolean;
}

/** Null for a database on which no server was ever started. */
export async function readTimelines(db: Database): Promise<Timelines | null> {
  const { rows } = await sql<Timelines>`
    select timeline as known, current_timeline() as current, coalesce(${sql.raw(IS_COPY)}, false) as "isCopy"
    from installation`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends: a concurrent check waits for the result. */
export async function lockTimelines(tx: Tx): Promise<Timelines | null> {
  await sql`select from installation for update`.execute(tx);
  return readTimelines(tx);
}

/** Stores the database's current timeline as known. */
export async function saveTimeline(tx: Tx): Promise<void> {
  await sql`
    update installation
    set timeline = current_timeline(), written_in = pg_current_xact_id()::xid::text::bigint`.execute(tx);
}
