import { sql, type RawBuilder } from 'kysely';
import { cartEnding } from '#features/foundations/store-data/server/orders-api.ts';
import { alsoNamed } from '#features/foundations/subscribers/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Shopping } from '../contract/shopping-call.ts';
import { orderState } from '../rules/order-state.ts';
import { storeIdentifiers, type FoundPerson } from './find-person.ts';

/** Older carts are not worth a question any more. */
const CART_DAYS = 30;
const MOST_ORDERS = 3;
const MOST_ITEMS = 10;
const MOST_CODES = 3;
/** How many of a person's latest orders are searched for a used code. */
const MOST_SEARCHED = 20;

interface Asked {
  shopId: number;
  person: FoundPerson;
  now: Date;
  /** Returns the address of an order in the store's admin. */
  adminUrlOf: (orderId: string) => string;
}

/** Returns what a person has in the cart, ordered last, and got as discounts. */
export async function readShopping(tx: Tx, asked: Asked): Promise<Shopping> {
  const orders = await findOrders(tx, asked);
  const used = new Set(orders.flatMap(({ codes }) => codes.map((code) => code.toLowerCase())));
  return {
    cart: await findCart(tx, asked),
    orders: orders.slice(0, MOST_ORDERS).map(({ codes: _codes, ...order }) => order),
    codes: await findCodes(tx, asked, used),
  };
}

interface StoredLine {
  title: string;
  quantity: number;
  currentQuantity?: number;
}

interface OrderRow {
  orderId: string;
  name: string;
  at: Date;
  totalMinor: number;
  currency: string;
  codes: string[];
  lines: StoredLine[];
  isCancelled: boolean;
  isDelivered: boolean;
  financialStatus: string | null;
  fulfilmentStatus: string | null;
}

async function findOrders(tx: Tx, { shopId, person, adminUrlOf }: Asked) {
  const places: RawBuilder<unknown>[] = storeIdentifiers(person).map(
    ({ column, value }) => sql`
      (select order_id, store_created_at from orders
        where shop_id = ${shopId} and ${sql.ref(column)} = ${value}
        order by store_created_at desc limit ${MOST_SEARCHED})`,
  );
  // Messenger has no identifier that the store knows.
  if (person.channel === 'FB')
    places.push(sql`
      (select o.order_id, o.store_created_at from cart_links l
        join orders o on o.shop_id = l.shop_id and o.order_id = l.order_id
        where l.shop_id = ${shopId} and l.subscriber_id = ${person.subscriber_id}
        order by o.store_created_at desc limit ${MOST_SEARCHED})`);
  if (places.length === 0) return [];
  const { rows } = await sql<OrderRow>`
    with own as materialized (
      select order_id from (${sql.join(places, sql` union `)}) found
      order by store_created_at desc, order_id desc limit ${MOST_SEARCHED}
    )
    select o.order_id as "orderId", o.name, o.store_created_at as at, o.total_minor as "totalMinor", o.currency,
      o.discount_codes as codes, o.line_items as lines, o.cancelled_at is not null as "isCancelled",
      o.delivered_at is not null as "isDelivered", o.financial_status as "financialStatus",
      o.fulfilment_status as "fulfilmentStatus"
    from orders o where o.shop_id = ${shopId} and o.order_id in (select order_id from own)
    order by o.store_created_at desc, o.order_id desc`.execute(tx);
  return rows.map(({ at, lines, orderId, name, totalMinor, currency, codes, ...stored }) => ({
    orderId,
    name,
    at: at.toISOString(),
    totalMinor,
    currency,
    codes,
    state: orderState(stored),
    ...goodsOf(lines),
    adminUrl: adminUrlOf(orderId),
  }));
}

/** Returns the goods without lines that an edit removed. A cancelled order has no pieces left, and shows what it was. */
function goodsOf(lines: readonly StoredLine[]) {
  const left = lines.filter(({ currentQuantity }) => currentQuantity !== 0);
  const shown = left.length > 0 ? left : lines;
  return {
    items: shown
      .slice(0, MOST_ITEMS)
      .map(({ title, quantity, currentQuantity }) => ({ title, quantity: currentQuantity || quantity })),
    moreItems: Math.max(0, shown.length - MOST_ITEMS),
  };
}

interface CartRow {
  at: Date;
  totalMinor: number;
  currency: string;
  lines: StoredLine[];
}

async function findCart(tx: Tx, { shopId, person, now }: Asked): Promise<Shopping['cart']> {
  const since = new Date(now.getTime() - CART_DAYS * DAY_MS);
  const places = storeIdentifiers(person).map(
    ({ column, value }) => sql`
      (select shop_id, checkout_token, store_created_at from checkouts
        where shop_id = ${shopId} and ${sql.ref(column)} = ${value}
        order by store_created_at desc limit 1)`,
  );
  if (places.length === 0) return null;
  const { rows } = await sql<CartRow>`
    with newest as materialized (
      select * from (${sql.join(places, sql` union `)}) found order by store_created_at desc limit 1
    )
    select c.store_updated_at as at, c.total_minor as "totalMinor", c.currency, c.line_items as lines
    from newest n join checkouts c on c.shop_id = n.shop_id and c.checkout_token = n.checkout_token
    where c.shop_id = ${shopId} and c.store_updated_at >= ${since}
      and ${sql.raw(cartEnding('n.shop_id', 'n.checkout_token', alsoNamed))} is null`.execute(tx);
  const [cart] = rows;
  return cart ? toCart(cart) : null;
}

function toCart({ at, lines, ...cart }: CartRow) {
  return { ...cart, at: at.toISOString(), ...goodsOf(lines) };
}

async function findCodes(
  tx: Tx,
  { shopId, person }: Asked,
  used: ReadonlySet<string>,
): Promise<Shopping['codes']> {
  const { rows } = await sql<{ code: string; at: Date }>`
    select discount_code as code, max(created_at) as at from messages
    where shop_id = ${shopId} and subscriber_id = ${person.subscriber_id} and discount_code is not null
      and sent_at is not null
    group by discount_code order by at desc limit ${MOST_CODES}`.execute(tx);
  return rows.map(({ code, at }) => ({ code, at: at.toISOString(), isUsed: used.has(code.toLowerCase()) }));
}
