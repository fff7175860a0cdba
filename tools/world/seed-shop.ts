import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { insertTemplate } from './insert-template.ts';

export interface SeededShop {
  shopId: number;
  senderId: string;
}

/** Faster than anything that is measured, so that the rate of a number is not the figure. */
const NO_RATE = 1_000_000;

/** A shop with a number, an approved template and a campaign that is on; `subscribers` people who opted in. */
export async function seedShop(
  pool: pg.Pool,
  key: Buffer,
  subscribers: number,
  { sendsPerSecond = NO_RATE } = {},
): Promise<SeededShop> {
  const senderId = randomUUID();
  const { rows } = await pool.query<{ shop_id: number }>(
    `insert into shops (shop_url, name, domain, currency, time_zone, country, facebook_page_id, charge_status, plan_name, installed_at)
     values ($1, 'Bench', 'bench.example', 'EUR', 'Europe/Berlin', 'DE', 'BSFB0', 'active', 'Free', now()) returning shop_id`,
    [`bench-${randomBytes(4).toString('hex')}.myshopify.com`],
  );
  const shopId = rows[0]?.shop_id ?? 0;
  await pool.query(
    `insert into senders (shop_id, sender_id, channel, external_id, business_account_id, access_token_sealed, sends_per_second, budget, budget_at)
     values ($1, $2::uuid, 'WA', $2::text, 'bench', $3, $4::int, 0, now())`,
    [
      shopId,
      senderId,
      new SecretBox(key).seal('bench', { shopId, column: 'senders.access_token' }),
      sendsPerSecond,
    ],
  );
  await insertTemplate(pool, { shopId, senderId, name: 'cart_reminder_1_offer', category: 'MARKETING' });
  await pool.query(
    `insert into campaigns (shop_id, channel, type, is_on, changed_at) values ($1, 'WA', 'abandonedCart', true, now())`,
    [shopId],
  );
  await pool.query(
    `insert into whatsapp_attributes (shop_id, attributes, changed_at) values ($1, '{"globalSupport": "49-15215550101"}', now())`,
    [shopId],
  );
  // A bench may be run at night.
  await pool.query(
    `insert into sending_settings (shop_id, has_quiet_hours, quiet_from_minute, quiet_until_minute, most_in_day, most_in_week, most_in_month, changed_at)
     values ($1, false, 0, 1, 1, 3, 8, now())`,
    [shopId],
  );
  await pool.query(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, opted_in_at, created_at)
     select $1, gen_random_uuid(), 'WA', '+4915' || lpad(n::text, 9, '0'), true, now(), now() from generate_series(1, $2::int) n`,
    [shopId, subscribers],
  );
  return { shopId, senderId };
}
