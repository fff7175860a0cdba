import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** A lock number that nothing else uses. */
const RULES_LOCK = 7341;

/** Allows one change of a shop's rules at a time until the commit, so that two clicks do not exceed a limit. */
export async function lockRules(tx: Tx, shopId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(RULES_LOCK)}, ${shopId}::int)`.execute(tx);
}
