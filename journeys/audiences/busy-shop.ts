import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { moveTouches } from '#features/engine/links/server/wiring.ts';
import { markSent } from '#features/engine/messaging/server/dispatch/mark-sent.ts';
import { advanceMessages } from '#features/engine/messaging/server/index.ts';
import { moveMessages } from '#features/engine/messaging/server/outbox/move-messages.ts';
import { findOrCreateSubscriber } from '#features/foundations/subscribers/server/index.ts';
import { moveImported } from '#features/product/imports/server/wiring.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Database } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { addOrders, orderLine } from '#tools/test-environment/seeds/add-orders.ts';
import { addProducts } from '#tools/test-environment/seeds/add-products.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';

/** Returns a random number generator that repeats its numbers for the same seed. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export const PRODUCTS = ['mug', 'bowl', 'lamp', 'rug', 'vase'];
export const TAGS = ['Clay', 'Wool', 'Gift'];
export const COLLECTIONS = ['kitchen', 'hall'];
export const BROADCASTS = Array.from({ length: 3 }, () => randomUUID());
export const IMPORTS = Array.from({ length: 2 }, () => randomUUID());

interface Busy {
  db: Database;
  pool: pg.Pool;
  shopId: number;
  now: Date;
  roll: (sides: number) => number;
}

/** Creates the fixed data of the shop: its products, lists and attributes. */
export async function furnish({ db, pool, shopId }: Pick<Busy, 'db' | 'pool' | 'shopId'>): Promise<void> {
  const products = PRODUCTS.map((productId, nth) => {
    return { productId, tags: TAGS.filter((_, place) => (nth + place) % 2 === 0) };
  });
  await addProducts(db, shopId, products);
  for (const [nth, id] of COLLECTIONS.entries()) {
    await pool.query(
      `insert into collections (shop_id, collection_id, title, handle, store_updated_at) values ($1, $2, $2, $2, now())`,
      [shopId, id],
    );
    await pool.query(`insert into collection_products select $1, $2, unnest($3::text[])`, [
      shopId,
      id,
      PRODUCTS.filter((_, place) => place % 2 === nth),
    ]);
  }
  await pool.query(
    `insert into attributes (shop_id, attribute_id, name, value_type, created_at)
     values ($1, gen_random_uuid(), 'City', 'valueString', now()), ($1, gen_random_uuid(), 'Points', 'valueNumber', now()),
       ($1, gen_random_uuid(), 'Birthday', 'valueDate', now())`,
    [shopId],
  );
}

/** Makes one random event happen in a shop, in its own transaction. */
export async function somethingHappens(busy: Busy): Promise<void> {
  const { roll } = busy;
  const things = [arrives, agreesOrStops, orders, orders, changesOrder, refunds, reports, reports, answers];
  const rare = [merges, isErased, joinsList, isKnownOtherwise];
  const thing = roll(5) === 0 ? rare[roll(rare.length)] : things[roll(things.length)];
  await thing?.(busy);
}

const phoneOf = (nth: number) => `+49151${String(10_000_000 + nth)}`;
const recently = ({ now, roll }: Busy) => new Date(now.getTime() - roll(60 * 24) * 3_600_000 - roll(1000));

async function arrives({ db, shopId, now, roll }: Busy): Promise<void> {
  const ctx = { clock: { now: () => now }, events: new EventBus() };
  const person =
    roll(3) === 0
      ? { channel: 'WA' as const, phoneE164: null, bsuid: `DE.${roll(60)}` }
      : { channel: roll(8) === 0 ? ('FB' as const) : ('WA' as const), phoneE164: phoneOf(roll(60)) };
  await db.transaction().execute((tx) => findOrCreateSubscriber(ctx, tx, shopId, person));
}

async function agreesOrStops(busy: Busy): Promise<void> {
  const [{ pool, shopId, roll }, agrees] = [busy, busy.roll(4) > 0];
  await pool.query(
    `update subscribers set has_marketing_consent = $2, opted_in_at = coalesce($3, opted_in_at) where ${anybody(4)}`,
    [shopId, agrees, agrees ? recently(busy) : null, roll(1000) / 1000],
  );
}

/** SQL that finds a person of shop $1. The parameter `share` chooses the person. */
const anybody = (share: number) => `(shop_id, subscriber_id) = (
  select shop_id, subscriber_id from subscribers where shop_id = $1
  order by md5(subscriber_id::text || $${share}::numeric::text) limit 1)`;

async function orders(busy: Busy): Promise<void> {
  const { db, shopId, roll } = busy;
  const order = {
    orderId: randomUUID(),
    lines: Array.from({ length: 1 + roll(3) }, () => orderLine(PRODUCTS[roll(PRODUCTS.length)] ?? null)),
    customerId: roll(2) === 0 ? `c${roll(60)}` : null,
    phoneE164: roll(2) === 0 ? phoneOf(roll(60)) : null,
    email: roll(2) === 0 ? `Somebody${roll(60)}@example.com` : null,
    totalMinor: roll(20) * 500,
    createdAt: recently(busy),
    isTest: roll(15) === 0,
  };
  await addOrders(db, shopId, [order]);
}

/** SQL that finds an order of shop $1. Parameter $2 chooses the order. */
const ANY_ORDER = `shop_id = $1 and order_id = (
  select order_id from orders where shop_id = $1 order by md5(order_id || $2::numeric::text) limit 1)`;

async function changesOrder({ pool, shopId, now, roll }: Busy): Promise<void> {
  const changes = [
    { set: 'cancelled_at = $3', value: now },
    { set: 'total_minor = $3', value: roll(20) * 500 },
    { set: 'customer_id = $3', value: `c${roll(60)}` },
    { set: 'phone_e164 = $3', value: phoneOf(roll(60)) },
    { set: 'line_items = $3', value: JSON.stringify([{ productId: PRODUCTS[roll(PRODUCTS.length)] }]) },
    { set: 'store_updated_at = $3', value: now },
  ];
  const { set, value } = changes[roll(changes.length)] ?? { set: 'store_updated_at = $3', value: now };
  await pool.query(`update orders set ${set} where ${ANY_ORDER}`, [shopId, roll(1000) / 1000, value]);
}

async function refunds({ pool, shopId, now, roll }: Busy): Promise<void> {
  await pool.query(
    `insert into refunds (shop_id, refund_id, order_id, amount_minor, refunded_at)
     select shop_id, $3, order_id, $4, $5 from orders where ${ANY_ORDER}`,
    [shopId, roll(1000) / 1000, randomUUID(), roll(10) * 100, now],
  );
}

async function reports(busy: Busy): Promise<void> {
  const { db, pool, shopId, now, roll } = busy;
  const at = recently(busy);
  if (roll(2) === 0) {
    const id = roll(2) === 0 ? (BROADCASTS[roll(BROADCASTS.length)] ?? null) : null;
    const kind = roll(10) === 0 ? 'test' : roll(2) === 0 ? 'broadcast' : 'campaign';
    const { rows } = await pool.query<{ subscriber_id: string; channel: Channel }>(
      `select subscriber_id, channel from subscribers where ${anybody(2)}`,
      [shopId, roll(1000) / 1000],
    );
    for (const { subscriber_id: subscriberId, channel } of rows)
      await queueMessage(db, { shopId, subscriberId, channel, source: { kind, type: 'x', id } }, now);
  }
  if (roll(2) === 0) return roll(2) === 0 ? areSent(busy) : haveReceipts(busy, at);
  const steps = [
    'sent_at = coalesce(sent_at, $3)',
    'sent_at = coalesce(sent_at, $3), read_at = coalesce(read_at, $3)',
    'failed_at = coalesce(failed_at, $3)',
    'failed_at = case when $3::timestamptz is null then failed_at end',
  ];
  await pool.query(`update messages set ${steps[roll(steps.length)] ?? ''} where ${SOME_MESSAGES}`, [
    shopId,
    roll(1000) / 1000,
    at,
  ]);
}

/** Written as the engine writes messages, including its notes about changed people. */
async function areSent({ pool, shopId, roll }: Busy): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<MessageKey>(
      `select ${MESSAGE_KEY} from messages where ${SOME_MESSAGES}`,
      [shopId, roll(1000) / 1000],
    );
    const sentAt = new Date();
    await client.query('begin');
    await markSent(
      client,
      rows.map((row) => ({ ...row, sentAt, providerMessageId: row.messageId })),
      sentAt,
    );
    // A concurrent recount does not see the message yet.
    await client.query('select pg_sleep($1)', [roll(10) / 1000]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function haveReceipts({ pool, shopId, roll }: Busy, at: Date): Promise<void> {
  const { rows } = await pool.query<MessageKey>(
    `select ${MESSAGE_KEY} from messages where ${SOME_MESSAGES}`,
    [shopId, roll(1000) / 1000],
  );
  const steps = [{ sentAt: at }, { deliveredAt: at }, { readAt: at }, { failedAt: at }];
  await advanceMessages(
    pool,
    rows.map((row) => ({ ...row, ...steps[roll(steps.length)] })),
  );
}

const MESSAGE_KEY = 'shop_id as "shopId", message_id as "messageId", created_at as "createdAt"';
interface MessageKey {
  shopId: number;
  messageId: string;
  createdAt: Date;
}

/** SQL that finds two messages of shop $1. Parameter $2 chooses them. */
const SOME_MESSAGES = `shop_id = $1 and message_id in (
  select message_id from messages where shop_id = $1 order by md5(message_id::text || $2::numeric::text) limit 2)`;

async function answers(busy: Busy): Promise<void> {
  const { pool, shopId, roll } = busy;
  await pool.query(
    `insert into touches (shop_id, touch_id, message_id, message_created_at, subscriber_id, kind, touched_at)
     select shop_id, gen_random_uuid(), message_id, created_at, subscriber_id, $4, $3 from messages
     where ${SOME_MESSAGES} and subscriber_id in (select subscriber_id from subscribers where shop_id = $1)`,
    [shopId, roll(1000) / 1000, recently(busy), roll(2) === 0 ? 'click' : 'reply'],
  );
}

/** Merges two people: a number and an account turn out to belong to one person. */
async function merges({ db, shopId, now, roll }: Busy): Promise<void> {
  const events = new EventBus();
  for (const move of [moveMessages, moveTouches, moveImported]) events.on('subscriberMerged', move);
  const person = { channel: 'WA' as const, phoneE164: phoneOf(roll(60)), bsuid: `DE.${roll(60)}` };
  await db
    .transaction()
    .execute((tx) => findOrCreateSubscriber({ clock: { now: () => now }, events }, tx, shopId, person));
}

/** Writes in the same order as an erasure: first the orders lose their names, then the person does. */
async function isErased({ pool, shopId, roll }: Busy): Promise<void> {
  await pool.query(
    `with person as (select * from subscribers where ${anybody(2)}),
     nameless as (
       update orders o set customer_id = null, phone_e164 = null, email = null from person p
       where o.shop_id = p.shop_id and (o.customer_id = p.customer_id or o.phone_e164 = p.phone_e164 or o.email_key = p.email_key))
     update subscribers s set phone_e164 = null, bsuid = null, email = null, customer_id = null, has_marketing_consent = false
     from person p where s.shop_id = p.shop_id and s.subscriber_id = p.subscriber_id`,
    [shopId, roll(1000) / 1000],
  );
}

async function joinsList({ pool, shopId, roll }: Busy): Promise<void> {
  await pool.query(
    `insert into import_members select shop_id, $2, subscriber_id from subscribers where ${anybody(3)}
     on conflict do nothing`,
    [shopId, IMPORTS[roll(IMPORTS.length)], roll(1000) / 1000],
  );
  await pool.query(
    `insert into attribute_values (shop_id, attribute_id, subscriber_id, text_value, number_value, date_value, changed_at)
     select s.shop_id, a.attribute_id, s.subscriber_id, case when a.value_type = 'valueString' then $2 end,
       case when a.value_type = 'valueNumber' then $3::numeric end,
       case when a.value_type = 'valueDate' then date '2026-01-01' + $3::int end, now()
     from attributes a, (select * from subscribers where ${anybody(4)}) s where a.shop_id = s.shop_id
     on conflict do nothing`,
    [shopId, roll(2) === 0 ? 'Lyon' : 'Graz', roll(5), roll(1000) / 1000],
  );
}

/** The store reports a person's customer id, or another e-mail address. */
async function isKnownOtherwise({ pool, shopId, roll }: Busy): Promise<void> {
  await pool.query(
    `update subscribers set customer_id = coalesce($2, customer_id), email = coalesce($3, email) where ${anybody(4)}`,
    [
      shopId,
      roll(2) === 0 ? `c${roll(60)}` : null,
      roll(2) === 0 ? `somebody${roll(60)}@example.com` : null,
      roll(1000) / 1000,
    ],
  );
}
