import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import { SYNC_STORE } from './install-store.ts';
import { noticeRemoval } from './notice-removal.ts';
import { recordWithheldFields } from './record-withheld-fields.ts';
import type { StorePlatform } from './store-platform.ts';
import { getShop } from './store-queries.ts';
import { saveSubscribed } from './subscribe-to-webhooks.ts';
import { startSync } from './sync/sync-queries.ts';

const Payload = z.object({ shopId: z.number().int() });

/**
 * Subscribes to a new shop's webhooks, asks the store once whether it still has the app, then has its data fetched.
 * Safe to repeat.
 */
export function syncStoreJob(ctx: Context, stores: StorePlatform): Job {
  return defineJob({
    name: SYNC_STORE,
    payload: Payload,
    timeoutSeconds: 15 * 60,
    run: async ({ shopId }) => {
      const shop = await getShop(ctx.db, shopId);
      if (shop.uninstalled_at) return;
      // Webhooks first: changes during the fetch are then reported, and the newer state wins.
      const refusal = await subscribe(ctx, stores, { shopId, shopUrl: shop.shop_url });
      // A store that removed the app before the subscription existed sent no webhook.
      await noticeRemoval(ctx, stores, shopId);
      if ((await getShop(ctx.db, shopId)).uninstalled_at) return;
      if (refusal !== null) throw refusal;
      // The rest is fetched in steps that outlive any run of a job.
      await ctx.db.transaction().execute((tx) => startSync(tx, shopId, ctx.clock.now()));
      ctx.log.info({ shopId }, 'store is being fetched');
    },
  });
}

/** Returns why there is no subscription, or null. */
async function subscribe(
  ctx: Context,
  stores: StorePlatform,
  shop: { shopId: number; shopUrl: string },
): Promise<Error | null> {
  try {
    const client = await stores.clientFor(shop);
    await recordWithheldFields(ctx, client, shop.shopId);
    await saveSubscribed(ctx, client, shop.shopId);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error('The store was not subscribed to.', { cause: error });
  }
}
