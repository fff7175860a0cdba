import type pg from 'pg';

/** Messages to other people, so that no table is small. */
const OF_OTHERS = 1_000_000;
const OF_ONE = 2000;
const NOTED = ['messages', 'inbound_messages', 'touches', 'orders'];

/** Adds a million messages to other people, 2,000 events of each kind for one person, and a few events for another. */
export async function seedTimelines(pool: pg.Pool, shopId: number): Promise<{ busy: string; plain: string }> {
  for (const table of NOTED) await pool.query(`alter table ${table} disable trigger user`);
  const { rows } = await pool.query<{ id: string }>(
    `select subscriber_id as id from listed_subscribers where shop_id = $1 and standing = 1 order by subscriber_id limit 2`,
    [shopId],
  );
  const [busy = '', plain = ''] = rows.map((row) => row.id);
  await pool.query(
    `${MESSAGES} cross join lateral (select subscriber_id from listed_subscribers l
    where l.shop_id = $1 and l.subscriber_id > md5(n::text)::uuid order by l.subscriber_id limit 1) p`,
    [shopId, OF_OTHERS],
  );
  for (const [subscriberId, count] of [
    [busy, OF_ONE],
    [plain, 3],
  ] as const) {
    await pool.query(`${MESSAGES} cross join (select $3::uuid as subscriber_id) p`, [
      shopId,
      count,
      subscriberId,
    ]);
    await pool.query(INBOUND, [shopId, count, subscriberId]);
    await pool.query(CLICKS, [shopId, subscriberId]);
    await pool.query(ORDERS, [shopId, count, subscriberId]);
  }
  for (const table of NOTED) await pool.query(`alter table ${table} enable trigger user`);
  await pool.query('vacuum analyze messages, inbound_messages, touches, orders');
  return { busy, plain };
}

const MESSAGES = `
  insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type, source_event,
    content, state, sent_at, delivered_at, read_at, clicked_at)
  select $1, message_id_at(at), at, (select sender_id from senders where shop_id = $1), subscriber_id, 'WA', 'marketing',
    'abandonedCart', 'bench', '{"kind": "text", "body": "Your cart is waiting"}', 'read', at, at, at, at
  from (select n, date_trunc('milliseconds', now() - n * interval '20 seconds') as at from generate_series(1, $2::int) n) m`;

const INBOUND = `
  insert into inbound_messages (shop_id, channel, provider_message_id, subscriber_id, kind, text, received_at)
  select $1, 'WA', 'wamid.' || $3::text || n, $3::uuid, 'text', 'Is it in blue?', now() - n * interval '1 minute'
  from generate_series(1, $2::int) n`;

const CLICKS = `
  insert into touches (shop_id, touch_id, message_id, message_created_at, subscriber_id, kind, touched_at)
  select shop_id, gen_random_uuid(), message_id, created_at, subscriber_id, 'click', created_at
  from messages where shop_id = $1 and subscriber_id = $2`;

const ORDERS = `
  insert into orders (shop_id, order_id, name, currency, total_minor, discount_codes, payment_gateways, line_items, phone_e164,
    store_created_at, store_updated_at)
  select $1, $3::text || n, '#' || n, 'EUR', 5580, '{}', '{}', '[]',
    (select phone_e164 from subscribers where shop_id = $1 and subscriber_id = $3::uuid), now() - n * interval '1 hour', now()
  from generate_series(1, $2::int) n`;
