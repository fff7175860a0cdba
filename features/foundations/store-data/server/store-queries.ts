import { sql, type Selectable } from 'kysely';
import type { Shops } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';

export type Shop = Selectable<Shops>;

export async function findShopByUrl(db: Database | Tx, shopUrl: string): Promise<Shop | null> {
  return (
    (await db.selectFrom('shops').selectAll().where('shop_url', '=', shopUrl).executeTakeFirst()) ?? null
  );
}

/** The shops with these addresses, by address. */
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

export async function getShop(db: Database | Tx, shopId: number): Promise<Shop> {
  return db.selectFrom('shops').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow();
}
