import { answerRequestJob, eraseShopJob } from '#features/administration/privacy/server/wiring.ts';
import { notifySlackJob } from '#features/administration/support/server/wiring.ts';
import { readMessengerProfileJob } from '#features/engine/conversations/server/wiring.ts';
import { settleSendingJob, uploadMediaJob } from '#features/engine/messaging/server/wiring.ts';
import { readNumberJob } from '#features/foundations/channels/server/wiring.ts';
import { chargeUsageJob, comparePlanJob } from '#features/foundations/plans/server/wiring.ts';
import { type StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { syncStoreJob } from '#features/foundations/store-data/server/wiring.ts';
import { removeTemplateJob, submitTemplateJob } from '#features/foundations/templates/server/wiring.ts';
import { installPixelJob } from '#features/foundations/visits/server/wiring.ts';
import { countOrdersJob } from '#features/product/recommendations/server/wiring.ts';
import { WhatsAppMedia } from '#partners/whatsapp/whatsapp-media.ts';
import type { Context } from '#platform/context.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { openStorage } from '#platform/storage/storage.ts';
import type { Providers } from './providers.ts';

/** Every background job of the product. */
export function jobList(
  ctx: Context,
  stores: StorePlatform,
  { whatsapp, messenger, gupshup }: Providers,
): Job[] {
  const storage = openStorage(ctx.settings);
  const media = new WhatsAppMedia(ctx.settings.meta.graphUrl, ctx.settings.meta.graphVersion);
  return [
    syncStoreJob(ctx, stores),
    installPixelJob(ctx, stores),
    readNumberJob(ctx, whatsapp),
    submitTemplateJob(ctx, { whatsapp, gupshup, messenger }, storage),
    removeTemplateJob(ctx, { whatsapp, gupshup, messenger }, storage),
    notifySlackJob(ctx),
    chargeUsageJob(ctx, stores),
    comparePlanJob(ctx, stores),
    answerRequestJob(ctx, storage),
    eraseShopJob(ctx, stores, storage),
    settleSendingJob(ctx),
    readMessengerProfileJob(ctx, messenger),
    uploadMediaJob(ctx, media, storage),
    countOrdersJob(ctx),
  ];
}
