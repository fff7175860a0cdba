import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { addPeople } from './add-people.ts';
import { insertSender } from './insert-sender.ts';
import { insertShop } from './insert-shop.ts';
import { insertTemplate } from './insert-template.ts';

export interface SeededShop {
  shopId: number;
  senderId: string;
}

/** Faster than anything that is measured, so that a number's rate limit does not determine the figure. */
const NO_RATE = 1_000_000;

/**
 * Creates a shop with a number, an approved template, a campaign that is on, and `subscribers` people who opted in. The
 * product's own actions would need a store and Meta, which do not exist here, and a hundred thousand people cannot opt
 * in one by one.
 */
export async function seedShop(
  db: Database,
  key: Buffer,
  subscribers: number,
  { sendsPerSecond = NO_RATE } = {},
): Promise<SeededShop> {
  const shopId = await insertShop(db);
  const senderId = await insertSender(db, shopId, {
    business_account_id: 'bench',
    access_token_sealed: new SecretBox(key).seal('bench', { shopId, column: 'senders.access_token' }),
    sends_per_second: sendsPerSecond,
  });
  await insertTemplate(db, { shopId, senderId, name: 'cart_reminder_1_offer', category: 'MARKETING' });
  await sql`
    insert into campaigns (shop_id, channel, type, is_on, changed_at)
    values (${shopId}, 'WA', 'abandonedCart', true, now())`.execute(db);
  await sql`
    insert into whatsapp_attributes (shop_id, attributes, changed_at)
    values (${shopId}, '{"globalSupport": "49-15215550101"}', now())`.execute(db);
  // A benchmark may run at night, when quiet hours would hold the messages.
  await sql`
    insert into sending_settings (shop_id, has_quiet_hours, quiet_from_minute, quiet_until_minute, most_in_day,
      most_in_week, most_in_month, changed_at)
    values (${shopId}, false, 0, 1, 1, 3, 8, now())`.execute(db);
  await addPeople(db, shopId, subscribers, {
    phone: sql`'+4915' || lpad((n + 1)::text, 9, '0')`,
    firstName: sql`null::text`,
    at: new Date(),
  });
  return { shopId, senderId };
}
