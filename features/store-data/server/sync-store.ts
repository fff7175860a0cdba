import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import { SYNC_STORE } from './install-store.ts';
import type { StorePlatform } from './store-platform.ts';
import { getShop } from './store-queries.ts';
import { keepSubscribed } from './subscribe-to-webhooks.ts';
import { beginSync } from './sync/sync-queries.ts';

const Payload = z.object({ shopId: z.number().int() });

/** Subscribes to a new shop's webhooks, then has its data fetched. Safe to repeat. */
export function syncStoreJob(ctx: Context, stores: StorePlatform): Job {
  return defineJob({
    name: SYNC_STORE,
    payload: Payload,
    timeoutSeconds: 15 * 60,
    run: async ({ shopId }) => {
      const shop = await getShop(ctx.db, shopId);
      if (shop.uninstalled_at) return;
      const client = await stores.clientFor({ shopId, shopUrl: shop.shop_url });
      // Webhooks first: what changes while the rest is fetched is then told, and the newer state wins.
      await keepSubscribed(ctx, client, shopId);
      // The rest is fetched in steps that outlive any run of a job.
      await ctx.db.transaction().execute((tx) => beginSync(tx, shopId, ctx.clock.now()));
      ctx.log.info({ shopId }, 'store is being fetched');
    },
  });
}
