import { sql } from 'kysely';
import { linkCart } from '#features/foundations/subscribers/server/cart-links-api.ts';
import { noteCarts } from '#features/foundations/subscribers/server/wiring.ts';
import { proveBrowser } from '#features/foundations/visits/server/index.ts';
import { addTappedBrowser, findChatBrowser } from '#features/foundations/visits/server/wiring.ts';
import type { Tx } from '#platform/database/database.ts';

interface PastCart {
  subscriberId: string;
  wording: string | null;
  cartToken: string;
  cartedAt: Date;
  orderId: string | null;
  orderedAt: Date | null;
}

/**
 * Links the carts that the history's Messenger messages are about to the messages' recipients, as a storefront does: a
 * person opens the chat from a tool in the browser, the chat then proves whose browser it is, and the browser reports
 * its carts. Skips people who opted out.
 */
export async function linkCarts(tx: Tx, shopId: number): Promise<void> {
  const carts = await listCarts(tx, shopId);
  for (const own of Map.groupBy(carts, ({ subscriberId }) => subscriberId).values())
    await linkPerson(tx, shopId, own);
  await noteCarts(tx, shopId, carts);
}

async function linkPerson(tx: Tx, shopId: number, carts: readonly PastCart[]): Promise<void> {
  const [first] = carts;
  if (!first) return;
  const { subscriberId, wording, cartedAt } = first;
  const [token, nonce] = [`past-browser-${subscriberId}`, `past-nonce-${subscriberId}`];
  await addTappedBrowser(tx, { shopId, token, nonce, pageAddress: null, now: cartedAt });
  await proveBrowser(tx, { shopId, nonce, subscriberId, wording, now: cartedAt });
  for (const { cartToken, cartedAt: linkedAt } of carts) {
    const browser = await findChatBrowser(tx, shopId, token, linkedAt);
    // A browser that was not seen for half a year no longer belongs to anybody.
    if (!browser) return;
    const { tokenHash: browserHash, evidence, pageAddress } = browser;
    await linkCart(tx, {
      shopId,
      cartToken,
      subscriberId,
      browserHash,
      evidence,
      wording,
      pageAddress,
      linkedAt,
    });
  }
}

async function listCarts(tx: Tx, shopId: number): Promise<PastCart[]> {
  const { rows } = await sql<PastCart>`
    with message_carts as (
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
    ), carts as (
      select distinct on (cart_token) * from message_carts where cart_token is not null
      order by cart_token, order_id nulls last
    )
    select s.subscriber_id as "subscriberId", c.cart_token as "cartToken", c.carted_at as "cartedAt",
      c.order_id as "orderId", c.ordered_at as "orderedAt", (
        select wording from consent_ledger l
        where l.shop_id = s.shop_id and l.subscriber_id = s.subscriber_id and l.kind = 'granted' limit 1
      ) as wording
    from carts c
    join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = c.subscriber_id and s.stopped_all_at is null
    order by c.carted_at`.execute(tx);
  return rows;
}
