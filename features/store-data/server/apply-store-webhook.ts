import { CollectionDeletePayload } from '#partners/shopify/payloads/collection-payload.ts';
import { ProductDeletePayload } from '#partners/shopify/payloads/product-payload.ts';
import { ShopPayload } from '#partners/shopify/payloads/shop-payload.ts';
import type { WebhookTopic } from '#partners/shopify/payloads/webhook-topics.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { KeptRead } from '#platform/inbox/kept-reads.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { applyCheckout } from './apply-checkout.ts';
import { applyOrder, applyRefund } from './apply-order.ts';
import { applyCollection, applyProduct } from './catalogue/apply-catalogue.ts';
import { markCollectionDeleted, markProductDeleted } from './catalogue/catalogue-queries.ts';
import { applyFulfilment, applyFulfilmentEvent } from './fulfilments/apply-fulfilment.ts';
import { recordOrderTold } from './reconcile-queries.ts';
import { updateShop, uninstallShop } from './shop-changes.ts';
import { findShopByUrl, type Shop } from './store-queries.ts';

type Apply = (ctx: Context, tx: Tx, shop: Shop, webhook: StoredWebhook) => Promise<void>;

/** Every topic that changes the mirror of a store. */
const APPLY: Partial<Record<WebhookTopic, Apply>> = {
  'app/uninstalled': (ctx, tx, shop, { triggeredAt }) => uninstallShop(ctx, tx, shop, triggeredAt),
  'shop/update': (ctx, tx, shop, webhook) =>
    updateShop(ctx, tx, shop.shop_id, ShopPayload.parse(webhook.body)),
  'checkouts/create': applyCheckout,
  'checkouts/update': applyCheckout,
  'orders/create': (ctx, tx, shop, webhook) => applyOrder(ctx, tx, shop, { ...webhook, isPlacement: true }),
  'orders/updated': applyOrder,
  'orders/paid': applyOrder,
  'orders/fulfilled': applyOrder,
  'orders/cancelled': applyOrder,
  'refunds/create': applyRefund,
  'fulfillments/create': applyFulfilment,
  'fulfillments/update': applyFulfilment,
  'fulfillment_events/create': applyFulfilmentEvent,
  'products/create': applyProduct,
  'products/update': applyProduct,
  'products/delete': (_ctx, tx, shop, { body, triggeredAt }) =>
    markProductDeleted(tx, shop.shop_id, ProductDeletePayload.parse(body).id, triggeredAt),
  'collections/create': applyCollection,
  'collections/update': applyCollection,
  'collections/delete': (_ctx, tx, shop, { body, triggeredAt }) =>
    markCollectionDeleted(tx, shop.shop_id, CollectionDeletePayload.parse(body).id, triggeredAt),
};

const shops = new KeptRead<Shop | null>();

export const STORE_TOPICS: readonly string[] = Object.keys(APPLY);

/** Brings the mirror of a store up to date with one webhook, and says what happened. */
export async function applyStoreWebhook(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { shopUrl } = webhook;
  const shop = shopUrl ? await shops.of(tx, shopUrl, () => findShopByUrl(tx, shopUrl)) : null;
  if (!shop) return;
  await APPLY[webhook.topic as WebhookTopic]?.(ctx, tx, shop, webhook);
  if (webhook.topic.startsWith('orders/')) await recordOrderTold(tx, shop.shop_id, ctx.clock.now());
}
