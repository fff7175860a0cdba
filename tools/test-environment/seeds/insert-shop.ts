import type { Insertable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Shops } from '#database/schema/rows.ts';
import type { Database } from '#platform/database/database.ts';

/** Inserts a shop that has the app, without a store behind it. Returns its id. */
export async function insertShop(
  db: Database,
  given: Partial<Insertable<Shops>> & { installed_at?: Date } = {},
): Promise<number> {
  const name = `shop-${randomBytes(4).toString('hex')}`;
  const { shop_id: shopId } = await db
    .insertInto('shops')
    .values({
      shop_url: `${name}.myshopify.com`,
      name,
      domain: `${name}.example`,
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
      country: 'DE',
      facebook_page_id: `BSFB-${name}`,
      charge_status: 'active',
      plan_name: 'Free',
      installed_at: new Date(),
      ...given,
    })
    .returning('shop_id')
    .executeTakeFirstOrThrow();
  return shopId;
}
