import { CheckoutPayload } from '#partners/shopify/payloads/checkout-payload.ts';
import { CollectionDeletePayload, CollectionPayload } from '#partners/shopify/payloads/collection-payload.ts';
import { OrderPayload, RefundPayload } from '#partners/shopify/payloads/order-payload.ts';
import { ProductDeletePayload, ProductPayload } from '#partners/shopify/payloads/product-payload.ts';
import { ShopPayload } from '#partners/shopify/payloads/shop-payload.ts';
import type { WebhookTopic } from '#partners/shopify/payloads/webhook-topics.ts';
import '../contract/store-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { toE164 } from '#platform/phone/phone-number.ts';
import { findMoment, readCheckout, type ReadingAids } from '../rules/read-checkout.ts';
import { exactId, readOrder } from '../rules/read-order.ts';
import {
  markCollectionDeleted,
  markProductDeleted,
  saveCollection,
  saveProducts,
} from './catalogue-queries.ts';
import { updateShop, uninstallShop } from './shop-changes.ts';
import {
  findShopByUrl,
  listRefunds,
  saveCheckout,
  saveOrder,
  saveRefund,
  type Refund,
  type Shop,
} from './store-queries.ts';

type Apply = (ctx: Context, tx: Tx, shop: Shop, webhook: StoredWebhook) => Promise<void>;

/** Every topic that changes the mirror of a store. */
const APPLY: Partial<Record<WebhookTopic, Apply>> = {
  'app/uninstalled': (ctx, tx, shop, { triggeredAt }) => uninstallShop(ctx, tx, shop, triggeredAt),
  'shop/update': (_ctx, tx, shop, webhook) => updateShop(tx, shop.shop_id, ShopPayload.parse(webhook.body)),
  'checkouts/create': applyCheckout,
  'checkouts/update': applyCheckout,
  'orders/create': applyOrder,
  'orders/updated': applyOrder,
  'orders/paid': applyOrder,
  'orders/fulfilled': applyOrder,
  'orders/cancelled': applyOrder,
  'refunds/create': applyRefund,
  'products/create': applyProduct,
  'products/update': applyProduct,
  'products/delete': (_ctx, tx, shop, { body, triggeredAt }) =>
    markProductDeleted(tx, shop.shop_id, ProductDeletePayload.parse(body).id, triggeredAt),
  'collections/create': applyCollection,
  'collections/update': applyCollection,
  'collections/delete': (_ctx, tx, shop, { body, triggeredAt }) =>
    markCollectionDeleted(tx, shop.shop_id, CollectionDeletePayload.parse(body).id, triggeredAt),
};

export const STORE_TOPICS: readonly string[] = Object.keys(APPLY);

/** Brings the mirror of a store up to date with one webhook, and says what happened. */
export async function applyStoreWebhook(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const shop = webhook.shopUrl ? await findShopByUrl(tx, webhook.shopUrl) : null;
  if (!shop) return;
  await APPLY[webhook.topic as WebhookTopic]?.(ctx, tx, shop, webhook);
}

async function applyCheckout(
  ctx: Context,
  tx: Tx,
  shop: Shop,
  { body, triggeredAt }: StoredWebhook,
): Promise<void> {
  const checkout = readCheckout(CheckoutPayload.parse(body), triggeredAt, aidsOf(shop));
  const saved = await saveCheckout(tx, shop.shop_id, checkout);
  if (saved) await ctx.events.publish(tx, 'checkoutChanged', { shopId: shop.shop_id, checkout });
}

async function applyOrder(
  ctx: Context,
  tx: Tx,
  shop: Shop,
  { body, triggeredAt }: StoredWebhook,
): Promise<void> {
  const order = readOrder(OrderPayload.parse(body), triggeredAt, aidsOf(shop));
  const saved = await saveOrder(tx, shop.shop_id, order);
  if (saved.isNew) {
    await ctx.events.publish(tx, 'orderPlaced', { shopId: shop.shop_id, order });
    // A refund may be told before its order; then nobody could take it off yet.
    for (const refund of await listRefunds(tx, shop.shop_id, order.orderId)) {
      await ctx.events.publish(tx, 'orderRefunded', { shopId: shop.shop_id, ...refund });
    }
  }
  if (saved.newlyCancelled && order.cancelledAt) {
    const { orderId, cancelledAt } = order;
    await ctx.events.publish(tx, 'orderCancelled', { shopId: shop.shop_id, orderId, cancelledAt });
  }
}

async function applyRefund(
  ctx: Context,
  tx: Tx,
  shop: Shop,
  { body, triggeredAt }: StoredWebhook,
): Promise<void> {
  const payload = RefundPayload.parse(body);
  const { id, order_id: orderId } = payload;
  if (!id || !orderId) return;
  const paidBack = (payload.transactions ?? []).filter(
    (one) => one.kind === 'refund' && one.status === 'success',
  );
  const refund: Refund = {
    refundId: exactId({ ...payload, id }),
    orderId,
    amountMinor: paidBack.reduce(
      (sum, one) => sum + toMinorUnits(one.amount ?? '0', one.currency ?? shop.currency),
      0,
    ),
    refundedAt: findMoment(payload.created_at) ?? triggeredAt,
  };
  if (await saveRefund(tx, shop.shop_id, refund)) {
    await ctx.events.publish(tx, 'orderRefunded', { shopId: shop.shop_id, ...refund });
  }
}

async function applyProduct(
  _ctx: Context,
  tx: Tx,
  shop: Shop,
  { body, triggeredAt }: StoredWebhook,
): Promise<void> {
  const product = ProductPayload.parse(body);
  const price = product.variants[0]?.price;
  await saveProducts(tx, shop.shop_id, [
    {
      productId: exactId(product),
      title: product.title ?? '',
      handle: product.handle ?? '',
      status: product.status ?? 'active',
      imageUrl: product.image?.src ?? product.images[0]?.src ?? null,
      priceMinor: price ? toMinorUnits(price, shop.currency) : null,
      updatedAt: findMoment(product.updated_at) ?? triggeredAt,
    },
  ]);
}

async function applyCollection(
  _ctx: Context,
  tx: Tx,
  shop: Shop,
  { body, triggeredAt }: StoredWebhook,
): Promise<void> {
  const collection = CollectionPayload.parse(body);
  const row = {
    collectionId: exactId(collection),
    title: collection.title ?? '',
    handle: collection.handle ?? '',
    imageUrl: collection.image?.src ?? null,
    updatedAt: findMoment(collection.updated_at) ?? triggeredAt,
  };
  await saveCollection(tx, shop.shop_id, row, null);
}

function aidsOf(shop: Shop): ReadingAids {
  return {
    shopCurrency: shop.currency,
    toE164: (written) => toE164(written, shop.country),
    toMinorUnits,
  };
}
