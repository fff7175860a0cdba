import * as z from 'zod';
import { getShop, runPatiently, type StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { createPixel, ownPixel, updatePixel } from '#partners/shopify/pixel-operations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';

const INSTALL_PIXEL = 'visits.installPixel';
const Payload = z.object({ shopId: z.number().int() });

/** Queues the pixel for a store that just installed the app, that lost its pixel, or that predates it. */
export async function wantPixel(
  tx: Tx,
  { shopId }: DomainEvents['storeInstalled' | 'storeRead'],
  ctx: Context,
): Promise<void> {
  await ctx.jobs.enqueue(tx, INSTALL_PIXEL, { shopId });
}

/** Turns the pixel on in a store, or renews its settings. Safe to repeat. */
export function installPixelJob(ctx: Context, stores: StorePlatform): Job {
  return defineJob({
    name: INSTALL_PIXEL,
    payload: Payload,
    timeoutSeconds: 5 * 60,
    run: async ({ shopId }) => {
      const shop = await getShop(ctx.db, shopId);
      if (shop.uninstalled_at) return;
      const client = await stores.clientFor({ shopId, shopUrl: shop.shop_url });
      const visitsUrl = `${ctx.settings.publicUrl}/storefront/visits`;
      const refusal = await install(client, JSON.stringify({ pageId: shop.shop_url, visitsUrl }));
      // An app whose extensions were not deployed has no pixel. The storefront script reports the same events where it
      // is installed.
      if (refusal) ctx.log.warn({ shopId, refusal }, 'the store took no pixel');
    },
  });
}

/** Returns why the store refused; undefined when the pixel is on with these settings. */
async function install(client: AdminClient, settings: string): Promise<string | undefined> {
  const { webPixelCreate } = await runPatiently(client, createPixel, { p: { settings } });
  const [refused] = webPixelCreate.userErrors;
  if (refused?.code !== 'TAKEN') return refused?.message;
  const { webPixel } = await runPatiently(client, ownPixel);
  if (!webPixel) return refused.message;
  const { webPixelUpdate } = await runPatiently(client, updatePixel, { id: webPixel.id, p: { settings } });
  return webPixelUpdate.userErrors[0]?.message;
}
