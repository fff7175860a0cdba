import { sql, type Selectable } from 'kysely';
import type { Shops } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';

export type Shop = Selectable<Shops>;

export async function findShopByUrl(db: Database | Tx, shopUrl: string): Promise<Shop | null> {
  return (
    (await db.selectFrom('shops').selectAll().where('shop_url', '=', shopUrl).executeTakeFirst()) ?? null
  );
}

/** The shops with these addresses, by them; for what many ask at once. */
export async function findShopsByUrl(
  db: Database | Tx,
  shopUrls: readonly string[],
): Promise<Map<string, Shop>> {
  const rows = await db
    .selectFrom('shops')
    .selectAll()
    .where('shop_url', '=', sql<string>`any(${[...shopUrls]})`)
    .execute();
  return new Map(rows.map((row) => [row.shop_url, row]));
}

/** The time zones of these shops, by their ids. */
export async function findTimeZones(tx: Tx, shopIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('shops')
    .select(['shop_id', 'time_zone'])
    .where('shop_id', '=', sql<number>`any(${[...shopIds]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.shop_id, row.time_zone]));
}

export async function getShop(db: Database | Tx, shopId: number): Promise<Shop> {
  return db.selectFrom('shops').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow();
}
