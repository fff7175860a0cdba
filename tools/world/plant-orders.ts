import type pg from 'pg';

type Rows = (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;

const SHOP = "(select shop_id from shops where shop_url = 'demo.myshopify.com')";
const PEOPLE: readonly (readonly [string, string, string | null])[] = [
  ['Lena', 'Vogel', '+4915112340001'],
  ['=HYPERLINK("http://x")', '', '+4915112340002'],
  ['Maximiliane-Christine Annegret', 'von Hohenberg zu Wolkenstein-Trostburg', '+4915112340003'],
];

interface Order {
  name: string;
  person: number | null;
  total: number;
  /** So many hours before the order, what its person did with their message. */
  clickedHours?: number;
  readHours?: number;
  isByCode?: boolean;
  refunds?: readonly number[];
}

const ORDERS: readonly Order[] = [
  { name: '#7001', person: 0, total: 5000, clickedHours: 2, readHours: 1, refunds: [2000, 500] },
  { name: '#7002', person: 1, total: 5000, isByCode: true },
  { name: '#7003', person: 2, total: 3000, readHours: 3 },
  { name: '#7004', person: null, total: 12_345_678 },
  { name: '#7005-of-a-very-long-name-that-a-store-gave', person: null, total: 0 },
];

/** Orders of the last days, what led to them, and what went back; their credits are then counted from that. */
export async function plantOrders(rows: Rows): Promise<void> {
  for (const [nth, order] of ORDERS.entries()) await plantOrder(rows, order, nth);
  await rows(
    `insert into attribution_settings (shop_id, click_hours, read_hours, changed_at, recounted_to)
     values (${SHOP}, 120, 24, now(), '')`,
  );
}

async function plantOrder(rows: Rows, order: Order, nth: number): Promise<void> {
  const [first, last, phone] = order.person === null ? [] : (PEOPLE[order.person] ?? []);
  const at = `(now() - interval '${nth + 1} hours')`;
  if (phone !== undefined) await plantMessage(rows, { order, at, person: [first, last, phone] });
  await rows(
    `insert into orders (shop_id, order_id, name, phone_e164, first_name, currency, total_minor, discount_codes,
       payment_gateways, line_items, store_created_at, store_updated_at)
     values (${SHOP}, $1, $2, $3, $4, 'EUR', $5, $6, '{}', '[]', ${at}, ${at})`,
    [
      String(7001 + nth),
      order.name,
      phone ?? null,
      first ?? null,
      order.total,
      order.isByCode === true ? ['BELL-7002'] : [],
    ],
  );
  for (const [at_, amount] of (order.refunds ?? []).entries())
    await rows(
      `insert into refunds (shop_id, refund_id, order_id, amount_minor, refunded_at)
       values (${SHOP}, $1, $2, $3, now() - interval '10 minutes')`,
      [`${order.name}-${at_}`, String(7001 + nth), amount],
    );
}

async function plantMessage(
  rows: Rows,
  { order, at, person }: { order: Order; at: string; person: readonly unknown[] },
): Promise<void> {
  const before = (hours: number | undefined) =>
    hours === undefined ? 'null' : `${at} - interval '${hours} hours'`;
  await rows(
    `with who as (
       insert into subscribers (shop_id, subscriber_id, channel, phone_e164, first_name, last_name, has_marketing_consent, created_at)
       values (${SHOP}, gen_random_uuid(), 'WA', $3, $1, nullif($2, ''), true, now() - interval '30 days') returning *
     ), written as (
       insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type,
         source_event, content, state, discount_code, sent_at, delivered_at, read_at, clicked_at)
       select shop_id, gen_random_uuid(), ${at} - interval '5 hours', gen_random_uuid(), subscriber_id, 'WA', 'marketing',
         'abandonedCart', $4, '{}', 'read', $5, ${at} - interval '5 hours', ${at} - interval '5 hours',
         ${before(order.readHours)}, ${before(order.clickedHours)} from who returning *
     )
     insert into touches (shop_id, touch_id, message_id, message_created_at, subscriber_id, kind, touched_at)
     select shop_id, gen_random_uuid(), message_id, created_at, subscriber_id, 'click', clicked_at from written
     where clicked_at is not null`,
    [...person, order.name, order.isByCode === true ? 'BELL-7002' : null],
  );
}
