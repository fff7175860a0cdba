import type pg from 'pg';
import { recordProfile } from '#features/foundations/subscribers/server/index.ts';
import type { Database } from '#platform/database/database.ts';
import { demoShopId } from '../demo-shop-id.ts';
import { addOrders } from './add-orders.ts';
import { addSubscriber } from './add-subscriber.ts';
import { writeMessage } from './write-message.ts';

type Rows = (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;

const CODE = 'BELL-7002';
const PEOPLE: readonly (readonly [string, string, string | null])[] = [
  ['Lena', 'Vogel', '+4915112340001'],
  ['=HYPERLINK("http://x")', '', '+4915112340002'],
  ['Maximiliane-Christine Annegret', 'von Hohenberg zu Wolkenstein-Trostburg', '+4915112340003'],
];

interface Order {
  name: string;
  person: number | null;
  total: number;
  /** How many hours before the order the person clicked or read their message. */
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

/**
 * Adds orders of the last days, the messages that led to them, and their refunds. The product then counts the credits
 * from these.
 */
export async function plantOrders({ rows, db }: { rows: Rows; db: Database }): Promise<void> {
  const shop = { rows, db, shopId: await demoShopId(db) };
  for (const [nth, order] of ORDERS.entries()) await plantOrder(shop, order, nth);
  await rows(
    `insert into attribution_settings (shop_id, click_hours, read_hours, changed_at, recounted_to)
     values ($1, 120, 24, now(), '')`,
    [shop.shopId],
  );
}

interface PlantedShop {
  rows: Rows;
  db: Database;
  shopId: number;
}

async function plantOrder(shop: PlantedShop, order: Order, nth: number): Promise<void> {
  const { rows, db, shopId } = shop;
  const [firstName = null, lastName = null, phone = null] =
    order.person === null ? [] : (PEOPLE[order.person] ?? []);
  const createdAt = hoursBefore(new Date(), nth + 1);
  const orderId = String(7001 + nth);
  if (phone !== null && firstName !== null) {
    const subscriberId = await addSubscriber(db, shopId, { phone, at: hoursBefore(createdAt, 30 * 24) });
    await recordProfile(db, { shopId, subscriberId }, { firstName, lastName, locale: null });
    await plantMessage(shop, { order, phone, orderedAt: createdAt });
  }
  const { name, total: totalMinor } = order;
  const discountCodes = order.isByCode === true ? [CODE] : [];
  const shopper = { phoneE164: phone, firstName };
  await addOrders(db, shopId, [{ orderId, name, totalMinor, discountCodes, createdAt, ...shopper }]);
  for (const [place, amount] of (order.refunds ?? []).entries())
    await rows(
      `insert into refunds (shop_id, refund_id, order_id, amount_minor, refunded_at)
       values ($1, $2, $3, $4, now() - interval '10 minutes')`,
      [shopId, `${name}-${place}`, orderId, amount],
    );
}

async function plantMessage(
  shop: PlantedShop,
  { order, phone, orderedAt }: { order: Order; phone: string; orderedAt: Date },
): Promise<void> {
  const { messageId } = await writeMessage(shop, {
    phone,
    at: hoursBefore(orderedAt, 5),
    sourceEvent: order.name,
    ...(order.isByCode === true && { discountCode: CODE }),
  });
  const before = (hours: number | undefined) => (hours === undefined ? null : hoursBefore(orderedAt, hours));
  await shop.rows(
    `update messages set state = 'read', sent_at = created_at, delivered_at = created_at, read_at = $2, clicked_at = $3
     where message_id = $1`,
    [messageId, before(order.readHours), before(order.clickedHours)],
  );
  await shop.rows(
    `insert into touches (shop_id, touch_id, message_id, message_created_at, subscriber_id, kind, touched_at)
     select shop_id, gen_random_uuid(), message_id, created_at, subscriber_id, 'click', clicked_at from messages
     where message_id = $1 and clicked_at is not null`,
    [messageId],
  );
}

const hoursBefore = (at: Date, hours: number) => new Date(at.getTime() - hours * 3600 * 1000);
