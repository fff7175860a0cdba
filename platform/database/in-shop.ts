import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

interface InShopOptions {
  /** How long a statement may take, where that is less than the connection's own limit. */
  statementMs?: number | null;
}

/**
 * Runs a merchant's or shopper's request in one transaction that can see one shop's rows only:
 * row-level security is the second wall behind the queries' own `shopId`.
 */
export function inShop<Result>(
  db: Database,
  shopId: number,
  work: (tx: Tx) => Promise<Result>,
  options: InShopOptions = {},
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await enterShop(tx, shopId, options);
    return work(tx);
  });
}

/**
 * The same for what changes nothing, and may not: it is answered when it is read, and nobody waits for the transaction's
 * end.
 */
export function readInShop<Result>(
  db: Database,
  shopId: number,
  read: (tx: Tx) => Promise<Result>,
  options: InShopOptions = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    db.transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await enterShop(tx, shopId, options);
        resolve(await read(tx));
      })
      .catch(reject);
  });
}

/** In one statement without values, which goes with the transaction's begin: each way to the database is waited for. */
async function enterShop(tx: Tx, shopId: number, { statementMs = null }: InShopOptions): Promise<void> {
  const limit =
    statementMs === null
      ? sql``
      : sql`, set_config('statement_timeout', ${sql.lit(String(statementMs))}, true)`;
  await sql`
    select set_config('role', 'bellbird_shop', true),
      set_config('bellbird.shop_id', ${sql.lit(String(shopId))}, true)${limit}`.execute(tx);
}
