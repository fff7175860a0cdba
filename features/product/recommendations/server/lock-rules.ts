import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Any number that nobody else locks by. */
const RULES_LOCK = 7341;

/** One change of a shop's rules at a time, so that two clicks at once do not pass a bound; until the commit. */
export async function lockRules(tx: Tx, shopId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(RULES_LOCK)}, ${shopId}::int)`.execute(tx);
}
