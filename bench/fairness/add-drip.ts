import type pg from 'pg';
import { NO_SETTINGS } from '#features/product/automations/contract/drip-settings.ts';
import type { SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';

/** Adds the first reminder of the shop's abandoned cart campaign. Returns its id. */
export async function addDrip(pool: pg.Pool, { shopId }: SeededShop): Promise<string> {
  const { rows } = await pool.query<{ drip_id: string }>(
    `with flow as (
       insert into flows (shop_id, flow_id, channel, campaign_type, flow_key, changed_at)
       values ($1, gen_random_uuid(), 'WA', 'abandonedCart', 'cart_reminder_1_offer', now()) returning flow_id
     )
     insert into drips (shop_id, drip_id, channel, type, drip_index, delay_seconds, time_box, flow_id, settings)
     select $1, gen_random_uuid(), 'WA', 'abandonedCart', 'abandonedCart1', 3600, '{}', flow_id, $2 from flow returning drip_id`,
    [shopId, JSON.stringify(NO_SETTINGS)],
  );
  return rows[0]?.drip_id ?? '';
}
