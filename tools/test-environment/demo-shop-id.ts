import type { Database } from '#platform/database/database.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';

export async function demoShopId(db: Database): Promise<number> {
  const shop = await db
    .selectFrom('shops')
    .select('shop_id')
    .where('shop_url', '=', DEMO_SHOP)
    .executeTakeFirstOrThrow();
  return shop.shop_id;
}
