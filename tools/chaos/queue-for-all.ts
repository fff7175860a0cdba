import type pg from 'pg';
import { queueMessages } from '../world/queue-messages.ts';
import type { World } from '../world/start-world.ts';

/** Queues an offer for each of so many people of the demo shop, whose number is fast and whose plan has no end. */
export async function queueForAll(world: World, pool: pg.Pool, messages: number): Promise<void> {
  await pool.query('update campaigns set is_on = true');
  // The plan that every shop begins with ends at a thousand conversations.
  await pool.query(`update shops set plan_name = 'WhatsApp Enterprise plan'`);
  await world.control('/whatsapp/number', { throughputPerSecond: 100_000, tier: 'TIER_UNLIMITED' });
  const { rows } = await pool.query<{ shop_id: number; sender_id: string }>(
    `update senders set sends_per_second = 5000, current_limit = 'TIER_UNLIMITED' returning shop_id::int, sender_id`,
  );
  const [sender] = rows;
  if (!sender) throw new Error('the demo shop has no number');
  // Their last four digits lie beyond those that the sandbox treats in ways of their own.
  await pool.query(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, opted_in_at, created_at)
     select $1, gen_random_uuid(), 'WA', '+49151' || (20000 + n / 5000)::text || (5000 + n % 5000)::text, true, now(), now()
     from generate_series(0, $2::int - 1) n`,
    [sender.shop_id, messages],
  );
  await queueMessages(pool, { shopId: sender.shop_id, senderId: sender.sender_id });
}
