import { CollectionPayload } from '#partners/shopify/payloads/collection-payload.ts';
import { ProductPayload } from '#partners/shopify/payloads/product-payload.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findMoment } from '../../rules/read-checkout.ts';
import { readProduct } from '../../rules/read-product.ts';
import { bodyParsersOf } from '../body-parsers.ts';
import type { ReportedBody } from '../facts/read-facts.ts';
import { askStoreSoon } from '../reconcile-queries.ts';
import type { Shop } from '../store-queries.ts';
import { markStale, saveCollection } from './catalogue-queries.ts';
import { saveProducts } from './save-products.ts';

/** Stores a reported product. */
export async function applyProduct(_ctx: Context, tx: Tx, shop: Shop, reported: ReportedBody): Promise<void> {
  const product = readProduct(ProductPayload.parse(reported.body), reported.triggeredAt, bodyParsersOf(shop));
  await saveProducts(tx, shop.shop_id, [product]);
}

/** Stores a reported collection, and requests its products soon. */
export async function applyCollection(
  ctx: Context,
  tx: Tx,
  shop: Shop,
  reported: ReportedBody,
): Promise<void> {
  const collection = CollectionPayload.parse(reported.body);
  const row = {
    collectionId: collection.id,
    title: collection.title ?? '',
    handle: collection.handle ?? '',
    imageUrl: collection.image?.src ?? null,
    updatedAt: findMoment(collection.updated_at) ?? reported.triggeredAt,
  };
  if (!(await saveCollection(tx, shop.shop_id, row, null))) return;
  await markStale(tx, shop.shop_id, row.collectionId);
  await askStoreSoon(tx, shop.shop_id, ctx.clock.now());
}
