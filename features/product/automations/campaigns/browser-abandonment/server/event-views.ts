import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { subjectKey } from '../../../rules/effect.ts';
import type { Questions } from '../../../server/engine/campaign.ts';
import { readView, type EventFacts, type View } from '../decide.ts';

/** Older visits are no longer waited for, except with very long delays. */
const MOST_VIEWS = 50;

/** Reads the recorded visits. For events that end visits, reads the shopper's earlier visits. */
export async function loadEventFacts(tx: Tx, questions: Questions): Promise<(EventFacts | null)[]> {
  const { shopId, subjects } = questions;
  const before = await listBefore(tx, questions);
  const eventFacts: (EventFacts | null)[] = [];
  for (const subject of subjects) {
    const { kind, id } = subject;
    if (kind === 'look') eventFacts.push(await findView(tx, shopId, id));
    else if (kind === 'addToCart') eventFacts.push({ by: 'cart', ended: await listCarted(tx, shopId, id) });
    else
      eventFacts.push({
        by: kind === 'checkout' ? 'cart' : 'order',
        ended: before.get(subjectKey(subject)) ?? [],
      });
  }
  return eventFacts;
}

async function findView(tx: Tx, shopId: number, id: string): Promise<EventFacts | null> {
  const view = readView(id);
  if (!view) return null;
  const { rows } = await sql<{ channel: Channel; customerId: string | null }>`
    select s.channel, s.customer_id as "customerId" from product_views v
    join subscribers s on s.shop_id = v.shop_id and s.subscriber_id = v.subscriber_id
    where v.shop_id = ${shopId} and v.product_id = ${view.productId} and v.last_viewed_at = ${view.viewedAt}
    order by s.subscriber_id limit 1`.execute(tx);
  const [row] = rows;
  return row ? { view, ...row } : null;
}

async function listCarted(tx: Tx, shopId: number, id: string): Promise<View[]> {
  const carted = readView(id);
  if (!carted) return [];
  const { rows } = await sql<View>`
    select v.product_id as "productId", v.last_viewed_at as "viewedAt" from product_views c
    join product_views v on v.shop_id = c.shop_id and v.subscriber_id = c.subscriber_id
    where c.shop_id = ${shopId} and c.product_id = ${carted.productId} and c.last_carted_at = ${carted.viewedAt}
      and v.last_viewed_at <= c.last_carted_at
    order by v.last_viewed_at desc limit ${MOST_VIEWS}`.execute(tx);
  return rows;
}

/**
 * Returns what the shoppers of checkouts and orders had viewed before, by subject, under any of their names. An empty
 * checkout is no cart.
 */
async function listBefore(
  tx: Tx,
  { shopId, subjects }: Questions,
): Promise<ReadonlyMap<string, readonly View[]>> {
  const idsOf = (wanted: string) => subjects.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [checkouts, orders] = [idsOf('checkout'), idsOf('order')];
  if (checkouts.length + orders.length === 0) return new Map();
  const { rows } = await sql<View & { by: string }>`
    with events as materialized (
      select 'checkout:' || checkout_token as by, phone_e164, customer_id, email_key, cart_token, store_updated_at as at
      from checkouts
      where shop_id = ${shopId} and checkout_token = any(${checkouts}::text[]) and jsonb_array_length(line_items) > 0
      union all
      select 'order:' || order_id, phone_e164, customer_id, email_key, cart_token, store_created_at
      from orders where shop_id = ${shopId} and order_id = any(${orders}::text[])
    )
    select e.by, v."productId", v."viewedAt" from events e cross join lateral (
      select v.product_id as "productId", v.last_viewed_at as "viewedAt" from (
        select s.subscriber_id from subscribers s
        where s.shop_id = ${shopId} and s.channel in ('WA', 'FB')
          and (s.phone_e164 = e.phone_e164 or s.customer_id = e.customer_id or s.email_key = e.email_key)
        union
        select l.subscriber_id from cart_links l where l.shop_id = ${shopId} and l.cart_token = e.cart_token
      ) s
      join product_views v on v.shop_id = ${shopId} and v.subscriber_id = s.subscriber_id
      where v.last_viewed_at <= e.at
      order by v.last_viewed_at desc limit ${MOST_VIEWS}
    ) v`.execute(tx);
  return Map.groupBy(rows, ({ by }) => by);
}
