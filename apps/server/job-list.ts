import { readNumberJob } from '#features/channels/server/index.ts';
import { chargeUsageJob } from '#features/plans/server/index.ts';
import { syncStoreJob, type StorePlatform } from '#features/store-data/server/index.ts';
import { tellSlackJob } from '#features/support/server/index.ts';
import { submitTemplateJob } from '#features/templates/server/index.ts';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import type { Job } from '#platform/jobs/jobs.ts';

/** Every background job of the product. */
export function jobList(ctx: Context, stores: StorePlatform, whatsapp: WhatsAppClient): Job<never>[] {
  const jobs = [
    syncStoreJob(ctx, stores),
    readNumberJob(ctx, whatsapp),
    submitTemplateJob(ctx, whatsapp),
    tellSlackJob(ctx),
    chargeUsageJob(ctx, stores),
  ];
  return jobs as unknown as Job<never>[];
}
