import type { Shop } from '#features/foundations/store-data/server/index.ts';
import {
  endOpenCartLinks,
  isOfAnotherChat,
  linkChatCustomer,
} from '#features/foundations/subscribers/server/cart-links-api.ts';
import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { decideCustomerLink } from '../rules/decide-customer-link.ts';
import { findChatBrowser } from './chat-browsers.ts';

/** Links a Messenger chat to the customer who the store says is logged in with its browser, or removes the link. */
export async function linkCustomer(
  ctx: Context,
  { shop_id: shopId }: Shop,
  { chat: token, customerId }: { chat: string; customerId: string },
): Promise<void> {
  const now = ctx.clock.now();
  await inShop(ctx.db, shopId, async (tx) => {
    const browser = await findChatBrowser(tx, shopId, token, now);
    if (!browser || browser.subscriberId === null) return;
    const { tokenHash, subscriberId, evidence, customerId: ofBrowser } = browser;
    const chat = await lockSubscriber(tx, shopId, subscriberId);
    if (!chat) return;
    const link = decideCustomerLink({
      loggedIn: customerId,
      evidence,
      ofBrowser,
      ofChat: chat.customer_id,
      isOfAnotherChat: await isOfAnotherChat(tx, chat, customerId),
    });
    const { subscriber_id: chatId } = chat;
    if (link === 'end') await endBrowser(tx, { shopId, subscriberId: chatId, browserHash: tokenHash });
    if (link !== 'link') return;
    await tx
      .updateTable('chat_browsers')
      .set({ customer_id: customerId, customer_linked_at: now })
      .where('shop_id', '=', shopId)
      .where('token_hash', '=', tokenHash)
      .execute();
    await linkChatCustomer(tx, { shopId, subscriberId: chatId, customerId });
  });
}

/** The next order from this browser may be another person's. */
async function endBrowser(
  tx: Tx,
  browser: { shopId: number; subscriberId: string; browserHash: string },
): Promise<void> {
  await endOpenCartLinks(tx, browser);
  await tx
    .deleteFrom('chat_browsers')
    .where('shop_id', '=', browser.shopId)
    .where('token_hash', '=', browser.browserHash)
    .execute();
}
