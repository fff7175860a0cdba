import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '#platform/database/database.ts';
import { inConnection } from '#platform/database/in-connection.ts';

/** The class of the lock that shows that a shop's figures are being counted. The shop is its object. */
const COUNTING = 740_311;

/**
 * Runs work that fills a shop with history and counts it. Meanwhile the pages of the shop say that figures are
 * incomplete.
 */
export function whileCounting<Result>(
  pool: pg.Pool,
  shopId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return inConnection(pool, async (client) => {
    // The transaction is idle and must not be ended for that. If this process dies, the lock goes with it.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1, $2)', [COUNTING, shopId]);
    return work();
  });
}

/** Whether a shop is being filled with history and counted at this moment. */
export async function isCounting(tx: Tx, shopId: number): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock_shared(${COUNTING}::int, ${shopId}::int) as "isFree"`.execute(tx);
  return rows[0]?.isFree === false;
}
