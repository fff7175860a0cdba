import { sql } from 'kysely';
import type pg from 'pg';
import { DAY_MS, HOUR_MS } from '#platform/clock/durations.ts';
import type { Database } from '#platform/database/database.ts';
import { demoShopId } from '../demo-shop-id.ts';
import { addCart } from './add-cart.ts';
import { addOrders } from './add-orders.ts';
import { addPeople } from './add-people.ts';
import { recordGrants } from './record-grants.ts';

interface Planting {
  rows: (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;
  db: Database;
}

/** Fixed ids, because the hold-out group is chosen by id. It contains some of these people. */
const nthPerson = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;

/**
 * Adds four carts that were abandoned in the last days. One of them was ordered soon afterwards, and one is of a person
 * who had opted out.
 */
export async function plantCarts({ rows, db }: Planting): Promise<void> {
  const shopId = await demoShopId(db);
  const people = [
    ['Lena', 'Vogel', true],
    ['Maximiliane-Christine Annegret', 'von Hohenberg zu Wolkenstein-Trostburg', true],
    ['Ordering', 'Ola', true],
    ['Stopping', 'Sam', false],
  ] as const;
  for (const [nth, [first, last, isSubscribed]] of people.entries()) {
    // At noon, which is outside all quiet hours.
    const leftAt = new Date((Math.floor(Date.now() / DAY_MS) - nth - 3) * DAY_MS + 11 * HOUR_MS);
    const phone = `+491511235000${nth}`;
    await rows(
      `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, first_name, last_name, has_marketing_consent,
         opted_out_at, created_at)
       values ($5, $6, 'WA', $1, $2, $3, $4, case when not $4 then now() - interval '20 days' end, now() - interval '40 days')`,
      [phone, first, last, isSubscribed, shopId, nthPerson(nth)],
    );
    const cart = { checkoutToken: `cart${nth}`, phoneE164: phone, totalMinor: 4990 };
    await addCart(db, shopId, { ...cart, firstName: first, createdAt: leftAt });
    if (first !== 'Ordering') continue;
    const createdAt = new Date(leftAt.getTime() + 5 * 60_000);
    await addOrders(db, shopId, [{ orderId: '9001', ...cart, createdAt }]);
  }
  await recordGrants({ rows, db });
}

/** Adds six hundred people. Half of them were held out, of whom 15 ordered. Of the others, 60 ordered. */
export async function plantHoldOut({ rows, db }: Planting): Promise<void> {
  const shopId = await demoShopId(db);
  for (const [side, reason, ordered] of [
    // The held-out people come first, because the comparison starts with the first of them.
    ['held', 'heldOut', 15],
    ['sent', null, 60],
  ] as const) {
    const begin = side === 'sent' ? '+49151777' : '+49151888';
    await addPeople(db, shopId, 300, { phone: sql`${begin}::text || lpad((n + 1)::text, 4, '0')` });
    await rows(
      `insert into decisions (shop_id, decision_id, decided_at, campaign_type, channel, subject, subscriber_id, outcome, reason, facts)
       select shop_id, gen_random_uuid(), now() - interval '10 days', 'abandonedCart', 'WA',
         'checkout:' || $1 || right(phone_e164, 4), subscriber_id, case when $2::text is null then 'send' else 'drop' end, $2, '{}'
       from subscribers where shop_id = $3 and starts_with(phone_e164, $4)`,
      [side, reason, shopId, begin],
    );
    const createdAt = new Date(Date.now() - 9 * DAY_MS);
    const orders = Array.from({ length: ordered }, (_, nth) => String(nth + 1).padStart(4, '0')).map(
      (nth) => {
        return { orderId: `${side}${nth}`, phoneE164: `${begin}${nth}`, totalMinor: 100, createdAt };
      },
    );
    await addOrders(db, shopId, orders);
  }
}
