import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/**
 * Whether both sides that reckon with a time zone know it by this name: zones are made every year, and an older
 * PostgreSQL or Node refuses a statement or a date in one it has never heard of.
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
