import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Question } from '../../../server/engine/campaign.ts';
import { readLook, type Heard, type Look } from '../decide.ts';

/** Older looks are waited for no more, but by merchants of great patience. */
const MOST_LOOKS = 50;

/** A look as it was noted; of what ends looks, those that its shopper had before. */
export async function loadHeard(tx: Tx, { shopId, subject }: Question): Promise<Heard | null> {
  switch (subject.kind) {
    case 'look':
      return findLook(tx, shopId, subject.id);
    case 'addToCart':
      return { by: 'cart', ended: await listCarted(tx, shopId, subject.id) };
    case 'checkout':
      return { by: 'cart', ended: await listOfCheckout(tx, shopId, subject.id) };
    default:
      return { by: 'order', ended: await listOfOrder(tx, shopId, subject.id) };
  }
}

async function findLook(tx: Tx, shopId: number, id: string): Promise<Heard | null> {
  const look = readLook(id);
  if (!look) return null;
  const { rows } = await sql<{ channel: Channel; customerId: string | null }>`
    select s.channel, s.customer_id as "customerId" from product_views v
    join subscribers s on s.shop_id = v.shop_id and s.subscriber_id = v.subscriber_id
    where v.shop_id = ${shopId} and v.product_id = ${look.productId} and v.last_viewed_at = ${look.viewedAt}
    order by s.subscriber_id limit 1`.execute(tx);
  const [row] = rows;
  return row ? { look, ...row } : null;
}

async function listCarted(tx: Tx, shopId: number, id: string): Promise<Look[]> {
  const carted = readLook(id);
  if (!carted) return [];
  const { rows } = await sql<Look>`
    select v.product_id as "productId", v.last_viewed_at as "viewedAt" from product_views c
    join product_views v on v.shop_id = c.shop_id and v.subscriber_id = c.subscriber_id
    where c.shop_id = ${shopId} and c.product_id = ${carted.productId} and c.last_carted_at = ${carted.viewedAt}
      and v.last_viewed_at <= c.last_carted_at
    order by v.last_viewed_at desc limit ${MOST_LOOKS}`.execute(tx);
  return rows;
}

/** A checkout without anything in it is no cart. */
function listOfCheckout(tx: Tx, shopId: number, checkoutToken: string): Promise<Look[]> {
  const checkout = sql`
    select shop_id, phone_e164, customer_id, email_key, store_updated_at as at from checkouts
    where shop_id = ${shopId} and checkout_token = ${checkoutToken} and jsonb_array_length(line_items) > 0`;
  return listBefore(tx, checkout);
}

function listOfOrder(tx: Tx, shopId: number, orderId: string): Promise<Look[]> {
  const order = sql`
    select shop_id, phone_e164, customer_id, email_key, store_created_at as at from orders
    where shop_id = ${shopId} and order_id = ${orderId}`;
  return listBefore(tx, order);
}

/** What the shopper of a checkout or an order, under any name that is in it, had looked at by then. */
async function listBefore(tx: Tx, event: ReturnType<typeof sql>): Promise<Look[]> {
  const { rows } = await sql<Look>`
    select v.product_id as "productId", v.last_viewed_at as "viewedAt" from (${event}) e
    join subscribers s on s.shop_id = e.shop_id and s.channel in ('WA', 'FB')
      and (s.phone_e164 = e.phone_e164 or s.customer_id = e.customer_id or s.email_key = e.email_key)
    join product_views v on v.shop_id = s.shop_id and v.subscriber_id = s.subscriber_id
    where v.last_viewed_at <= e.at
    order by v.last_viewed_at desc limit ${MOST_LOOKS}`.execute(tx);
  return rows;
}
