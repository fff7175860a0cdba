import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Shorter texts occur everywhere and identify nobody. */
const SHORTEST = 3;

/**
 * Refreshes the planner's statistics of tables whose samples still contain one of these texts, and returns those
 * tables. Statistics are samples of rows and outlive the rows. ANALYZE reads a bounded sample and blocks nobody.
 */
export async function refreshStatistics(db: Database, texts: readonly string[]): Promise<string[]> {
  const sought = texts.filter((text) => text.length >= SHORTEST);
  if (sought.length === 0) return [];
  const { rows } = await sql<{ table: string }>`
    select distinct tablename as table
    from pg_stats, lateral (
      select concat(most_common_vals::text, histogram_bounds::text, most_common_elems::text) as samples
    ) s
    where schemaname = 'public'
      and exists (select from unnest(${sought}::text[]) t where strpos(lower(samples), lower(t)) > 0)`.execute(
    db,
  );
  const tables = rows.map(({ table }) => table);
  await analyze(db, tables);
  return tables;
}

/** Refreshes the statistics of these tables. */
export async function analyze(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
}
