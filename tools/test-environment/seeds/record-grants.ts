import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { demoShopId } from '../demo-shop-id.ts';

type Rows = (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;

/**
 * Adds the ledger entries of people of the demo shop who were planted as subscribed, because `verify` requires them.
 */
export async function recordGrants({ rows, db }: { rows: Rows; db: Database }): Promise<void> {
  await rows(
    `insert into consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, recorded_at)
     select shop_id, gen_random_uuid(), subscriber_id, 'granted', 'marketing', 'import', created_at
     from subscribers s
     where shop_id = $1 and has_marketing_consent and not exists (
       select from consent_ledger l where l.shop_id = s.shop_id and l.subscriber_id = s.subscriber_id
     )`,
    [await demoShopId(db)],
  );
}
