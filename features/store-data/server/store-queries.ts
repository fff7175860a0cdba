import type { Selectable } from 'kysely';
import type { Shops } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';

export type Shop = Selectable<Shops>;

export async function findShopByUrl(db: Database | Tx, shopUrl: string): Promise<Shop | null> {
  return (
    (await db.selectFrom('shops').selectAll().where('shop_url', '=', shopUrl).executeTakeFirst()) ?? null
  );
}

export async function getShop(db: Database | Tx, shopId: number): Promise<Shop> {
  return db.selectFrom('shops').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow();
}
