import type { Shop } from '#features/store-data/server/index.ts';
import { linkChatCustomer } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { decideCustomerLink } from '../rules/decide-customer-link.ts';
import { findChatBrowser } from './chat-browsers.ts';

/**
 * The store itself says which customer is logged in with a chat's browser: the chat belongs to that customer. When
 * another customer logs in, the browser's links with the chat end.
 */
export async function linkCustomer(
  ctx: Context,
  { shop_id: shopId }: Shop,
  { chat, customerId }: { chat: string; customerId: string },
): Promise<void> {
  const now = ctx.clock.now();
  await inShop(ctx.db, shopId, async (tx) => {
    const browser = await findChatBrowser(tx, shopId, chat, now);
    if (!browser || browser.subscriberId === null) return;
    const { tokenHash, subscriberId } = browser;
    const link = decideCustomerLink(browser.customerId, customerId);
    if (link === 'keep') return;
    if (link === 'end') return forget(tx, shopId, tokenHash);
    await tx
      .updateTable('chat_browsers')
      .set({ customer_id: customerId, customer_linked_at: now })
      .where('shop_id', '=', shopId)
      .where('token_hash', '=', tokenHash)
      .execute();
    await linkChatCustomer(tx, { shopId, subscriberId, customerId });
  });
}

async function forget(tx: Tx, shopId: number, tokenHash: string): Promise<void> {
  await tx
    .deleteFrom('chat_browsers')
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', tokenHash)
    .execute();
}
