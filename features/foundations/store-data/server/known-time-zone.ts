import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/**
 * Whether both Node and PostgreSQL know a time zone by this name: new zones appear every year, and an older version
 * refuses a statement or date with an unknown one.
 */
export async function isKnownTimeZone(tx: Tx, timeZone: string): Promise<boolean> {
  try {
    Intl.DateTimeFormat('en', { timeZone });
  } catch {
    return false;
  }
  const { rows } = await sql`select from pg_timezone_names where name = ${timeZone}`.execute(tx);
  return rows.length > 0;
}
