import path from 'node:path';
import type pg from 'pg';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { amount } from '../short-form.ts';
import type { Seed } from '../worker/seed-database.ts';
import { timed } from './measure.ts';

/** The number of people in the shop. It has ten times as many messages and twice as many orders. */
const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? amount(1_000_000, 5000));

/** Ten messages and two orders for each person, spread over this many days. */
const DAYS = 400;
const BROADCASTS = 100;
const ONLY_ONE = '00000000-0000-0000-0000-000000000000';
const NOTED = ['subscribers', 'orders', 'messages'];

/** A shop with more than a year of data. */
export const YEAR: Seed<{ shopId: number }> = {
  name: 'year',
  sources: [path.join(import.meta.dirname, 'seed-year.ts')],
  amounts: { people: PEOPLE },
  write: async ({ db, pool }) => {
    const shopId = await insertShop(db, { time_zone: 'UTC' });
    await seedYear(pool, shopId, PEOPLE);
    return { shopId };
  },
};

/**
 * Fills a shop with more than a year of data: people with ten messages and two orders each, and daily figures counted
 * from those rows. A tenth of the orders is credited, and a tenth of the credited ones is partly refunded.
 */
async function seedYear(pool: pg.Pool, shopId: number, people: number): Promise<void> {
  const write = (statement: string, ...values: unknown[]) => pool.query(statement, [shopId, ...values]);
  for (const table of NOTED) await pool.query(`alter table ${table} disable trigger user`);
  await timed(`${people} people`, () =>
    write(
      `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, first_name, has_marketing_consent, created_at)
       select $1::bigint, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'WA', '+49' || (1500000000::bigint + n),
         'Person ' || n, n % 10 < 9, now() from generate_series(1, $2::int) n`,
      people,
    ),
  );
  await timed(`${people * 10} messages`, () => write(MESSAGES, people));
  await timed(`${people * 2} orders`, () => write(ORDERS, people));
  for (const table of NOTED) await pool.query(`alter table ${table} enable trigger user`);
  await write(CREDITS);
  await write(CREDIT_LINES);
  await timed('the daily figures of all of them', async () => {
    await write(MESSAGE_DAYS);
    await write(CREDIT_DAYS);
    await write(FAILURE_DAYS);
    await write(ORDER_DAYS);
    await write(
      `insert into subscriber_tallies (shop_id, channel, known, subscribed, unsubscribed)
       select shop_id, channel, count(*), count(*) filter (where has_marketing_consent), 0 from subscribers
       where shop_id = $1 group by 1, 2`,
    );
  });
  await pool.query('vacuum analyze');
}

const SENT = `now() - (n % ${DAYS}) * interval '1 day' - (n % 86400) * interval '1 second'`;

const MESSAGES = `
  insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind, source_type,
    source_id, source_event, content, state, sent_at, delivered_at, read_at, clicked_at, failed_at, provider_code)
  select $1::bigint, md5($1::text || '-' || n)::uuid, ${SENT}, '${ONLY_ONE}',
    ('00000000-0000-4000-8000-' || lpad(to_hex(n % $2::int + 1), 12, '0'))::uuid, case when n % 9 = 0 then 'FB' else 'WA' end,
    'marketing', case when n % 3 = 0 then 'broadcast' else 'campaign' end,
    case when n % 3 = 0 then 'broadcast' else (array['abandonedCart', 'browserAbandonment', 'orderReceipt', 'reviewWA', 'crossSellWA'])[1 + n % 5] end,
    ('00000000-0000-4000-9000-' || lpad(to_hex(case when n % 3 = 0 then n % ${DAYS} * ${BROADCASTS} / ${DAYS} else n % 2 end), 12, '0'))::uuid,
    case when n % 3 = 0 then 'sending-' || n % ${BROADCASTS} else 'event-' || n end, '{}', case when n % 20 = 0 then 'failed' else 'read' end, case when n % 20 > 0 then ${SENT} end,
    case when n % 20 > 0 then ${SENT} end, case when n % 20 > 6 then ${SENT} end, case when n % 20 > 16 then ${SENT} end,
    case when n % 20 = 0 then ${SENT} end, case when n % 20 = 0 then 131026 + n % 3 end
  from generate_series(1, 10 * $2::int) n`;

const ORDERS = `
  insert into orders (shop_id, order_id, name, currency, total_minor, discount_codes, payment_gateways, line_items,
    store_created_at, store_updated_at)
  select $1::bigint, n::text, '#' || n, 'EUR', 1000 + n % 9000, '{}', '{}', '[]', ${SENT}, now()
  from generate_series(1, 2 * $2::int) n`;

/** Credits a tenth of each day's orders. If it were all orders of each tenth day, the list would have to search far. */
const CREDITS = `
  insert into order_credits (shop_id, order_id, message_id, message_created_at, subscriber_id, channel, source_kind,
    source_type, source_id, touch_kind, touched_at, amount_minor, returned_minor, ordered_at)
  select o.shop_id, o.order_id, m.message_id, m.created_at, m.subscriber_id, m.channel, m.source_kind, m.source_type,
    m.source_id, case when o.order_id::bigint % 20 = 0 then 'read' else 'click' end, o.store_created_at, o.total_minor,
    case when o.order_id::bigint % 10 = 3 then o.total_minor / 2 else 0 end, o.store_created_at
  from orders o cross join lateral (select md5(o.shop_id::text || '-' || o.order_id)::uuid as id) k
  join messages m on m.shop_id = o.shop_id and m.message_id = k.id
  where o.shop_id = $1 and o.order_id::bigint / ${DAYS} % 10 = 0`;

const CREDIT_LINES = `
  insert into credit_lines (shop_id, order_id, line_no, kind, at, day, amount_minor)
  select shop_id, order_id, 0, 'order', ordered_at, ordered_at::date, amount_minor from order_credits where shop_id = $1
  union all
  select shop_id, order_id, 1, 'refund', ordered_at + interval '3 days', (ordered_at + interval '3 days')::date, -returned_minor
  from order_credits where shop_id = $1 and returned_minor > 0`;

const MESSAGE_DAYS = `
  insert into daily_rollups (shop_id, day, channel, source_kind, source_type, source_id, sent, delivered, read, clicked, failed)
  select shop_id, coalesce(sent_at, failed_at)::date, channel, source_kind, source_type, source_id, count(sent_at),
    count(delivered_at), count(read_at), count(clicked_at), count(failed_at)
  from messages where shop_id = $1 group by 1, 2, 3, 4, 5, 6`;

const CREDIT_DAYS = `
  insert into daily_rollups (shop_id, day, channel, source_kind, source_type, source_id, orders, revenue_minor, click_orders,
    click_revenue_minor)
  select c.shop_id, l.day, c.channel, c.source_kind, c.source_type, c.source_id, count(*) filter (where l.kind = 'order'),
    sum(l.amount_minor), count(*) filter (where l.kind = 'order' and c.touch_kind <> 'read'),
    coalesce(sum(l.amount_minor) filter (where c.touch_kind <> 'read'), 0)
  from credit_lines l join order_credits c on c.shop_id = l.shop_id and c.order_id = l.order_id
  where c.shop_id = $1 group by 1, 2, 3, 4, 5, 6
  on conflict (shop_id, day, channel, source_kind, source_type, source_id) do update set orders = excluded.orders,
    revenue_minor = excluded.revenue_minor, click_orders = excluded.click_orders, click_revenue_minor = excluded.click_revenue_minor`;

const ORDER_DAYS = `
  insert into order_days (shop_id, utc_day, orders)
  select shop_id, (store_created_at at time zone 'UTC')::date, count(*) from orders where shop_id = $1 group by 1, 2`;

const FAILURE_DAYS = `
  insert into failure_days
  select shop_id, failed_at::date, channel, source_kind, source_type, source_id, provider_code, count(*)
  from messages where shop_id = $1 and failed_at is not null group by 1, 2, 3, 4, 5, 6, 7`;
