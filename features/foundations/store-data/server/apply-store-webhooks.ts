import { CollectionDeletePayload } from '#partners/shopify/payloads/collection-payload.ts';
import { ProductDeletePayload } from '#partners/shopify/payloads/product-payload.ts';
import { ShopPayload } from '#partners/shopify/payloads/shop-payload.ts';
import type { WebhookTopic } from '#partners/shopify/payloads/webhook-topics.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { CachedRead } from '#platform/inbox/kept-reads.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { applyCollection, applyProduct } from './catalogue/apply-catalogue.ts';
import { markCollectionDeleted, markProductDeleted } from './catalogue/catalogue-queries.ts';
import { applyFacts } from './facts/apply-facts.ts';
import type { ReportedFact } from './facts/read-facts.ts';
import { recordReportedOrder } from './reconcile-queries.ts';
import { updateShop, uninstallShop } from './shop-changes.ts';
import { findShopByUrl, type Shop } from './store-queries.ts';

type Apply = (ctx: Context, tx: Tx, shop: Shop, webhook: StoredWebhook) => Promise<void>;

/** Topics whose facts are stored together. */
const FACTS: Partial<Record<WebhookTopic, ReportedFact['of']>> = {
  'checkouts/create': 'checkout',
  'checkouts/update': 'checkout',
  'orders/create': 'placement',
  'orders/updated': 'order',
  'orders/paid': 'order',
  'orders/fulfilled': 'order',
  'orders/cancelled': 'order',
  'refunds/create': 'refund',
  'fulfillments/create': 'fulfilment',
  'fulfillments/update': 'fulfilment',
  'fulfillment_events/create': 'fulfilmentEvent',
};

/** All other topics that change our copy of a store. */
const APPLY: Partial<Record<WebhookTopic, Apply>> = {
  'app/uninstalled': (ctx, tx, shop, { triggeredAt }) => uninstallShop(ctx, tx, shop, triggeredAt),
  'shop/update': (ctx, tx, shop, { body, triggeredAt }) =>
    updateShop(ctx, tx, shop.shop_id, { shop: ShopPayload.parse(body), reportedAt: triggeredAt }),
  'products/create': applyProduct,
  'products/update': applyProduct,
  'products/delete': (_ctx, tx, shop, { body, triggeredAt }) =>
    markProductDeleted(tx, shop.shop_id, ProductDeletePayload.parse(body).id, triggeredAt),
  'collections/create': applyCollection,
  'collections/update': applyCollection,
  'collections/delete': (_ctx, tx, shop, { body, triggeredAt }) =>
    markCollectionDeleted(tx, shop.shop_id, CollectionDeletePayload.parse(body).id, triggeredAt),
};

const shops = new CachedRead<Shop | null>();

export const STORE_TOPICS: readonly string[] = [...Object.keys(FACTS), ...Object.keys(APPLY)];

/**
 * Updates our copy of a store from webhooks that may be processed in any order, and raises events. Checkouts and orders
 * of one shopper are processed in order of arrival.
 */
export async function applyStoreWebhooks(
  ctx: Context,
  tx: Tx,
  webhooks: readonly StoredWebhook[],
): Promise<void> {
  const [first] = webhooks;
  const shop = first ? await findShopOf(tx, first) : null;
  if (!shop) return;
  for (const webhook of webhooks) await APPLY[webhook.topic as WebhookTopic]?.(ctx, tx, shop, webhook);
  const reported = webhooks.flatMap(({ topic, body, triggeredAt }) => {
    const of = FACTS[topic as WebhookTopic];
    return of ? [{ of, body, triggeredAt }] : [];
  });
  if (reported.length > 0) await applyFacts(ctx, tx, shop, reported);
  if (webhooks.some(({ topic }) => topic.startsWith('orders/')))
    await recordReportedOrder(tx, shop.shop_id, ctx.clock.now());
}

/** Cached, because each webhook of a shop starts with it. */
export function findShopOf(tx: Tx, { shopUrl }: Pick<StoredWebhook, 'shopUrl'>): Promise<Shop | null> {
  return shopUrl === null ? Promise.resolve(null) : shops.of(tx, shopUrl, () => findShopByUrl(tx, shopUrl));
}
