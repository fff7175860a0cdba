import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import { readCollectionPages, readProductPages } from './catalogue/read-catalogue-pages.ts';
import { SYNC_STORE } from './install-store.ts';
import type { StorePlatform } from './store-platform.ts';
import { getShop } from './store-queries.ts';
import { subscribeToWebhooks } from './subscribe-to-webhooks.ts';

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
      await readProductPages(ctx, client, shop);
      await readCollectionPages(ctx, client, shop);
      await ctx.db
        .updateTable('shops')
        .set({ synced_at: ctx.clock.now() })
        .where('shop_id', '=', shopId)
        .execute();
      ctx.log.info({ shopId }, 'store synced');
    },
  });
}
