import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/**
 * Runs a merchant's or shopper's request in one transaction that can see one shop's rows only:
 * row-level security is the second wall behind the queries' own `shopId`. `statementMs`: how long a statement may take,
 * where that is less than the connection's own limit.
 */
export function inShop<Result>(
  db: Database,
  shopId: number,
  work: (tx: Tx) => Promise<Result>,
  { statementMs = null }: { statementMs?: number | null } = {},
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    // In one statement: each way to the database and back is waited for.
    const limit =
      statementMs === null ? sql`` : sql`, set_config('statement_timeout', ${String(statementMs)}, true)`;
    await sql`select set_config('role', 'bellbird_shop', true), set_config('bellbird.shop_id', ${String(shopId)}, true)${limit}`.execute(
      tx,
    );
    return work(tx);
  });
}
