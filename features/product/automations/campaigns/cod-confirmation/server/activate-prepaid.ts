import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { codConfirmation } from '../definition.ts';

/** Applies the operator's setting of stores whose orders can be turned into paid ones, to all stores with the app. */
export async function activatePrepaid(
  db: Database | Tx,
  { settings: { prepaidShops } }: Pick<Context, 'settings'>,
): Promise<void> {
  const isForAll = prepaidShops === 'all';
  const named = prepaidShops === 'all' ? [] : [...prepaidShops];
  await sql`
    update drips d set settings = jsonb_set(d.settings, '{own,paymentActive}', to_jsonb(wanted.is_active))
    from (
      select shop_id, ${isForAll}::boolean or shop_url = any(${named}::text[]) as is_active from shops
    ) wanted
    where d.shop_id = wanted.shop_id and d.type = ${codConfirmation.type}
      and coalesce((d.settings #>> '{own,paymentActive}')::boolean, false) <> wanted.is_active`.execute(db);
}
