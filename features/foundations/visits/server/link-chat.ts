import type { Shop } from '#features/foundations/store-data/server/index.ts';
import { linkCart } from '#features/foundations/subscribers/server/cart-links-api.ts';
import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { ownPage } from '#platform/http/own-page.ts';
import type { linkBrowser, linkBrowserCart } from '../contract/chat-calls.ts';
import { storeHosts } from '../rules/store-hosts.ts';
import { addBrowserByLink, addTappedBrowser, findChatBrowser, rememberCart } from './chat-browsers.ts';
import { openLinkToken } from './link-token.ts';

/**
 * Links a browser to a Messenger chat: immediately by a link from the chat's messages, or later when the chat names the
 * nonce. A link of a person who opted out links nothing.
 */
export async function linkChat(ctx: Context, shop: Shop, given: BodyOf<typeof linkBrowser>): Promise<void> {
  const { chat: token, nonce, linkToken } = given;
  const shopId = shop.shop_id;
  const now = ctx.clock.now();
  const pageAddress = ownPage(given.pageAddress, storeHosts(shop));
  await inShop(ctx.db, shopId, async (tx) => {
    if (nonce !== undefined) await addTappedBrowser(tx, { shopId, token, nonce, pageAddress, now });
    const proven = linkToken === undefined ? null : openLinkToken(ctx, shopId, linkToken);
    if (!proven) return;
    const subscriber = await lockSubscriber(tx, shopId, proven.subscriberId);
    if (subscriber?.channel !== 'FB' || subscriber.stopped_all_at !== null) return;
    const { subscriber_id: subscriberId } = subscriber;
    await addBrowserByLink(tx, { shopId, token, linkCode: proven.code, subscriberId, pageAddress, now });
  });
}

/** Saves that a cart came from this browser. A browser without a chat gets the same answer, and nothing is saved. */
export async function linkChatCart(
  ctx: Context,
  shop: Shop,
  { chat, cart: cartToken }: BodyOf<typeof linkBrowserCart>,
): Promise<void> {
  const shopId = shop.shop_id;
  const now = ctx.clock.now();
  await inShop(ctx.db, shopId, async (tx) => {
    const browser = await findChatBrowser(tx, shopId, chat, now);
    if (!browser) return;
    const { tokenHash, subscriberId, evidence, wording, pageAddress } = browser;
    if (subscriberId === null) await rememberCart(tx, { shopId, tokenHash, cartToken });
    else
      await linkCart(tx, {
        shopId,
        cartToken,
        subscriberId,
        browserHash: tokenHash,
        evidence,
        wording,
        pageAddress,
        linkedAt: now,
      });
  });
}
