import { sql } from 'kysely';
import '#features/foundations/store-data/contract/store-events.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { PublishedEvent } from '#platform/events/domain-events.ts';
import type { SubscriberMove } from '../contract/subscriber-events.ts';
import type { Subscriber } from './subscriber-queries.ts';

/** A cart from the browser of a Messenger person, and the evidence for it. */
export interface CartLink {
  shopId: number;
  cartToken: string;
  subscriberId: string;
  /** The hashed token of the browser that named the cart. */
  browserHash: string;
  /** How the browser was linked with the chat. */
  evidence: 'referral' | 'messageLink';
  wording: string | null;
  pageAddress: string | null;
  linkedAt: Date;
}

/** Stores whose cart it is. A cart belongs to one person: the last link wins, until the cart is ordered. */
export async function linkCart(tx: Tx, link: CartLink): Promise<void> {
  const row = {
    subscriber_id: link.subscriberId,
    browser_hash: link.browserHash,
    evidence: link.evidence,
    wording: link.wording,
    page_address: link.pageAddress,
    linked_at: link.linkedAt,
  };
  await tx
    .insertInto('cart_links')
    .values({ ...row, shop_id: link.shopId, cart_token: link.cartToken })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'cart_token']).doUpdateSet(row).where('cart_links.order_id', 'is', null),
    )
    .execute();
}

/** Records when linked carts were last filled, and which order they became. One statement for each shop. */
export async function noteLinkedCarts(
  tx: Tx,
  events: readonly PublishedEvent<'checkoutChanged' | 'orderPlaced'>[],
): Promise<void> {
  for (const [shopId, ofShop] of Map.groupBy(events, ({ event }) => event.shopId)) {
    const carts = ofShop.flatMap(({ event }) => toCart(event) ?? []);
    if (carts.length > 0) await noteCarts(tx, shopId, carts);
  }
}

/** The latest state of a cart. */
interface SeenCart {
  cartToken: string;
  cartedAt: Date | null;
  orderId: string | null;
  orderedAt: Date | null;
}

function toCart(event: PublishedEvent<'checkoutChanged' | 'orderPlaced'>['event']): SeenCart | null {
  if ('order' in event) {
    const { cartToken, orderId, createdAt: orderedAt } = event.order;
    return cartToken === null ? null : { cartToken, orderId, orderedAt, cartedAt: null };
  }
  const { cartToken, lines, updatedAt: cartedAt } = event.checkout;
  if (cartToken === null || lines.length === 0) return null;
  return { cartToken, cartedAt, orderId: null, orderedAt: null };
}

/** Records when linked carts were last filled, and which order they became. Other carts are skipped. */
export async function noteCarts(tx: Tx, shopId: number, carts: readonly SeenCart[]): Promise<void> {
  await sql`
    update cart_links l set carted_at = greatest(l.carted_at, s.carted_at), order_id = coalesce(s.order_id, l.order_id),
      ordered_at = coalesce(s.ordered_at, l.ordered_at)
    from (
      select "cartToken" as cart_token, max("cartedAt") as carted_at, max("orderId") as order_id,
        max("orderedAt") as ordered_at
      from json_to_recordset(${storableJson(carts)}::json)
        as t("cartToken" text, "cartedAt" timestamptz, "orderId" text, "orderedAt" timestamptz)
      group by 1
    ) s
    where l.shop_id = ${shopId} and l.cart_token = s.cart_token`.execute(tx);
}

/** Moves a person's carts to the surviving row. */
export async function moveCartLinks(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await tx
    .updateTable('cart_links')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
}

/** Ends the links of a person's carts. */
export async function endCartLinks(
  tx: Tx,
  { shopId, subscriberId }: { shopId: number; subscriberId: string },
): Promise<void> {
  await tx
    .deleteFrom('cart_links')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .execute();
}

/** Ends the links of a browser's open carts. Ordered carts stay with the person that they were linked to. */
export async function endOpenCartLinks(
  tx: Tx,
  browser: { shopId: number; subscriberId: string; browserHash: string },
): Promise<void> {
  await tx
    .deleteFrom('cart_links')
    .where('shop_id', '=', browser.shopId)
    .where('subscriber_id', '=', browser.subscriberId)
    .where('browser_hash', '=', browser.browserHash)
    .where('order_id', 'is', null)
    .execute();
}

/** Whether another chat has this customer of the store. */
export async function isOfAnotherChat(
  tx: Tx,
  { shop_id: shopId, subscriber_id: subscriberId }: Pick<Subscriber, 'shop_id' | 'subscriber_id'>,
  customerId: string,
): Promise<boolean> {
  const other = await tx
    .selectFrom('subscribers')
    .select('subscriber_id')
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'FB')
    .where('customer_id', '=', customerId)
    .where('subscriber_id', '!=', subscriberId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Stores which customer of the store a Messenger person is. A trigger ends it with the browser that proved it. */
export async function linkChatCustomer(
  tx: Tx,
  { shopId, subscriberId, customerId }: { shopId: number; subscriberId: string; customerId: string },
): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({ customer_id: customerId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .where('channel', '=', 'FB')
    .execute();
}
