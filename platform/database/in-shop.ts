import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { SENT_WITH_BEGIN } from './pool/late-begin.ts';

interface InShopOptions {
  /** How long a statement may take, if that is less than the connection's own limit. */
  statementMs?: number | null;
}

/**
 * Runs a merchant's or shopper's request in one transaction that can see only one shop's rows. Row-level security
 * protects the shop even if a query lacks its own `shopId`.
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
 * Like `inShop`, for work that only reads. It resolves as soon as the work is done, without waiting for the end of the
 * transaction.
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

/** Enters the shop with one statement that is sent together with `begin`. This saves a round trip. */
async function enterShop(tx: Tx, shopId: number, { statementMs = null }: InShopOptions): Promise<void> {
  const limit =
    statementMs === null
      ? sql``
      : sql`, set_config('statement_timeout', ${sql.lit(String(statementMs))}, true)`;
  await sql`${SENT_WITH_BEGIN}
    select set_config('role', 'bellbird_shop', true),
      set_config('bellbird.shop_id', ${sql.lit(String(shopId))}, true)${limit}`.execute(tx);
}
