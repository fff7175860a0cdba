import * as z from 'zod';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { collectionPage, productPage } from '#partners/shopify/admin-operations.ts';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { saveCollection, saveProducts } from './catalogue-queries.ts';
import { SYNC_STORE } from './install-store.ts';
import { runPatiently } from './run-patiently.ts';
import type { StorePlatform } from './store-platform.ts';
import { getShop, type Shop } from './store-queries.ts';
import { subscribeToWebhooks } from './subscribe-to-webhooks.ts';

const PRODUCTS_PER_PAGE = 50;
const COLLECTIONS_PER_PAGE = 5;

const Payload = z.object({ shopId: z.number().int() });

/** Subscribes to a new shop's webhooks, then fetches its products and collections. Safe to repeat. */
export function syncStoreJob(ctx: Context, stores: StorePlatform): Job {
  return defineJob({
    name: SYNC_STORE,
    payload: Payload,
    timeoutSeconds: 15 * 60,
    run: async ({ shopId }) => {
      const shop = await getShop(ctx.db, shopId);
      if (shop.uninstalled_at) return;
      const client = await stores.clientFor({ shopId, shopUrl: shop.shop_url });
      // Webhooks first: what changes while the pages are read is then told, and the newer state wins.
      await subscribeToWebhooks(ctx, client);
      await syncProducts(ctx, client, shop);
      await syncCollections(ctx, client, shop);
      await ctx.db
        .updateTable('shops')
        .set({ synced_at: ctx.clock.now() })
        .where('shop_id', '=', shopId)
        .execute();
      ctx.log.info({ shopId }, 'store synced');
    },
  });
}

async function syncProducts(ctx: Context, client: AdminClient, shop: Shop): Promise<void> {
  let after: string | null = null;
  do {
    const { products }: z.infer<typeof productPage.data> = await runPatiently(client, productPage, {
      first: PRODUCTS_PER_PAGE,
      after,
    });
    const rows = products.nodes.map((node) => ({
      productId: node.legacyResourceId,
      title: node.title,
      handle: node.handle,
      status: node.status,
      imageUrl: node.featuredMedia?.preview?.image?.url ?? null,
      priceMinor: node.variants.nodes[0] ? toMinorUnits(node.variants.nodes[0].price, shop.currency) : null,
      updatedAt: new Date(node.updatedAt),
    }));
    await ctx.db.transaction().execute((tx) => saveProducts(tx, shop.shop_id, rows));
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after);
}

async function syncCollections(ctx: Context, client: AdminClient, shop: Shop): Promise<void> {
  let after: string | null = null;
  do {
    const { collections }: z.infer<typeof collectionPage.data> = await runPatiently(client, collectionPage, {
      first: COLLECTIONS_PER_PAGE,
      after,
    });
    await ctx.db.transaction().execute(async (tx) => {
      for (const node of collections.nodes) {
        const collection = {
          collectionId: node.legacyResourceId,
          title: node.title,
          handle: node.handle,
          imageUrl: node.image?.url ?? null,
          updatedAt: new Date(node.updatedAt),
        };
        const productIds = node.products.nodes.map((product) => product.legacyResourceId);
        await saveCollection(tx, shop.shop_id, collection, productIds);
      }
    });
    after = collections.pageInfo.hasNextPage ? collections.pageInfo.endCursor : null;
  } while (after);
}
