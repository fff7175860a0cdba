import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/**
 * Links the carts that the history's Messenger messages are about, and the browsers that they came from, as the shop's
 * own storefront would have: for people who did not stop, and as far back as such links last.
 */
export async function linkCarts(tx: Tx, shopId: number): Promise<void> {
  await sql`
    with about as (
      select m.subscriber_id, c.cart_token, c.store_created_at as carted_at, o.order_id, o.store_created_at as ordered_at
      from messages m
      join checkouts c on c.shop_id = m.shop_id and c.checkout_token = m.source_event
      left join orders o on o.shop_id = c.shop_id and o.checkout_token = c.checkout_token
      where m.shop_id = ${shopId} and m.channel = 'FB' and m.source_type = 'abandonedCart'
      union all
      select m.subscriber_id, o.cart_token, o.store_created_at, o.order_id, o.store_created_at
      from messages m
      left join fulfilments f on f.shop_id = m.shop_id and f.fulfilment_id = m.source_event
        and m.source_type = 'shipmentUpdates'
      join orders o on o.shop_id = m.shop_id and o.order_id = coalesce(f.order_id, m.source_event)
      where m.shop_id = ${shopId} and m.channel = 'FB' and m.source_type in ('orderReceipt', 'shipmentUpdates')
    ), linked as (
      insert into cart_links (shop_id, cart_token, subscriber_id, evidence, wording, linked_at, carted_at, order_id,
        ordered_at)
      select distinct on (a.cart_token) ${shopId}::bigint, a.cart_token, s.subscriber_id, 'browser', l.wording,
        a.carted_at, a.carted_at, a.order_id, a.ordered_at
      from about a
      join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = a.subscriber_id and s.stopped_all_at is null
      left join consent_ledger l on l.shop_id = s.shop_id and l.subscriber_id = s.subscriber_id and l.kind = 'granted'
      where a.cart_token is not null
      order by a.cart_token, a.order_id nulls last
      on conflict do nothing
      returning subscriber_id, wording, linked_at
    )
    insert into chat_browsers (shop_id, token_hash, subscriber_id, evidence, wording, created_at, linked_at, expires_at)
    select ${shopId}::bigint, encode(sha256(convert_to(subscriber_id::text, 'UTF8')), 'hex'), subscriber_id, 'referral',
      max(wording), min(linked_at), min(linked_at), max(linked_at) + interval '180 days'
    from linked group by subscriber_id
    on conflict do nothing`.execute(tx);
}
