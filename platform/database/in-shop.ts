import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/**
 * Runs a merchant's or shopper's request in one transaction that can see one shop's rows only:
 * row-level security is the second wall behind the queries' own `shopId`.
 */
export function inShop<Result>(
  db: Database,
  shopId: number,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('role', 'bellbird_shop', true), set_config('bellbird.shop_id', ${String(shopId)}, true)`.execute(
      tx,
    );
    return work(tx);
  });
}
