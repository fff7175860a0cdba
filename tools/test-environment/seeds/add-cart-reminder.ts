import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { DripSettings } from '#features/product/automations/contract/drip-settings.ts';
import type { Database } from '#platform/database/database.ts';

/** Adds a reminder to the shop's cart campaign: one message, this long after a cart was abandoned. Returns its drip. */
export async function addCartReminder(
  db: Database,
  shopId: number,
  { delaySeconds, settings }: { delaySeconds: number; settings: DripSettings },
): Promise<string> {
  const [flowId, dripId] = [randomUUID(), randomUUID()];
  await sql`
    insert into flows (shop_id, flow_id, channel, campaign_type, flow_key, changed_at)
    values (${shopId}, ${flowId}, 'WA', 'abandonedCart', 'cart_reminder_1_offer', now())`.execute(db);
  await sql`
    insert into drips (shop_id, drip_id, channel, type, drip_index, delay_seconds, time_box, flow_id, settings)
    values (${shopId}, ${dripId}, 'WA', 'abandonedCart', 'abandonedCart1', ${delaySeconds}, '{}', ${flowId},
      ${JSON.stringify(settings)})`.execute(db);
  return dripId;
}
