import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import { linkCart } from '#features/foundations/subscribers/server/cart-links-api.ts';
import type { Tx } from '#platform/database/database.ts';
import { browserEnd, proofDeadline } from '../rules/chat-link-terms.ts';
import { hashOf } from './hash-of.ts';

/** A browser that belongs to a Messenger chat, or waits for the chat to confirm it. */
export interface ChatBrowser {
  tokenHash: string;
  subscriberId: string | null;
  evidence: 'referral' | 'messageLink';
  wording: string | null;
  pageAddress: string | null;
  /** The customer who was logged in with it, signed by the store. */
  customerId: string | null;
}

interface Tap {
  shopId: number;
  /** The browser's own token. */
  token: string;
  /** The value that the browser put into its m.me link. */
  nonce: string;
  pageAddress: string | null;
  now: Date;
}

/** Saves a browser that opened a tool's chat. It belongs to nobody until the chat names its nonce. */
export async function addTappedBrowser(tx: Tx, tap: Tap): Promise<void> {
  await tx
    .insertInto('chat_browsers')
    .values({
      shop_id: tap.shopId,
      token_hash: hashOf(tap.token),
      evidence: 'referral',
      nonce_hash: hashOf(tap.nonce),
      page_address: tap.pageAddress,
      created_at: tap.now,
      expires_at: proofDeadline(tap.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Saves the browser that opened a link in a chat's message. A link identifies one browser only; later ones are ignored.
 */
export async function addBrowserByLink(
  tx: Tx,
  link: {
    shopId: number;
    token: string;
    linkCode: string;
    subscriberId: string;
    pageAddress: string | null;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('chat_browsers')
    .values({
      shop_id: link.shopId,
      token_hash: hashOf(link.token),
      subscriber_id: link.subscriberId,
      evidence: 'messageLink',
      link_hash: hashOf(link.linkCode),
      page_address: link.pageAddress,
      created_at: link.now,
      linked_at: link.now,
      expires_at: browserEnd(link.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The chat named this nonce, so the browser that created it belongs to the chat, with its cart. */
export async function proveBrowser(
  tx: Tx,
  proof: { shopId: number; nonce: string; subscriberId: string; wording: string | null; now: Date },
): Promise<void> {
  const { shopId, subscriberId, wording, now } = proof;
  const row = await tx
    .updateTable('chat_browsers')
    .set({
      subscriber_id: subscriberId,
      linked_at: now,
      nonce_hash: null,
      wording,
      expires_at: browserEnd(now),
    })
    .where('shop_id', '=', shopId)
    .where('nonce_hash', '=', hashOf(proof.nonce))
    .where('expires_at', '>', now)
    .returning(['token_hash', 'cart_token', 'page_address'])
    .executeTakeFirst();
  if (!row?.cart_token) return;
  const { token_hash: browserHash, cart_token: cartToken, page_address: pageAddress } = row;
  await linkCart(tx, {
    shopId,
    cartToken,
    subscriberId,
    browserHash,
    evidence: 'referral',
    wording,
    pageAddress,
    linkedAt: now,
  });
}

/** Returns the browser with this token, or null; saves that it was seen. */
export async function findChatBrowser(
  tx: Tx,
  shopId: number,
  token: string,
  now: Date,
): Promise<ChatBrowser | null> {
  const row = await tx
    .updateTable('chat_browsers')
    .set((eb) => ({
      expires_at: eb
        .case()
        .when('subscriber_id', 'is', null)
        .then(eb.ref('expires_at'))
        .else(browserEnd(now))
        .end(),
    }))
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning(['token_hash', 'subscriber_id', 'evidence', 'wording', 'page_address', 'customer_id'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    tokenHash: row.token_hash,
    subscriberId: row.subscriber_id,
    evidence: row.evidence === 'referral' ? 'referral' : 'messageLink',
    wording: row.wording,
    pageAddress: row.page_address,
    customerId: row.customer_id,
  };
}

/** Saves the cart of a browser that still waits to be confirmed. */
export async function rememberCart(
  tx: Tx,
  { shopId, tokenHash, cartToken }: { shopId: number; tokenHash: string; cartToken: string },
): Promise<void> {
  await tx
    .updateTable('chat_browsers')
    .set({ cart_token: cartToken })
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Moves a chat's browsers when two subscribers are merged. */
export async function moveChatBrowsers(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await tx
    .updateTable('chat_browsers')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
}
