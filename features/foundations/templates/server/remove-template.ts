import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { openAccount, openReviewers, reviewerOf, type Providers } from './reviewers/open-reviewers.ts';

export const REMOVE_TEMPLATE = 'templates.remove';

const Payload = z.object({
  shopId: z.number().int(),
  senderId: z.string(),
  name: z.string(),
  providerTemplateId: z.string(),
});

/** Deletes a merchant's template at its provider. Safe to repeat. */
export function removeTemplateJob(ctx: Context, providers: Providers, storage: Storage): Job {
  const reviewers = openReviewers(ctx, providers, storage);
  return defineJob({
    name: REMOVE_TEMPLATE,
    payload: Payload,
    timeoutSeconds: 60,
    run: async ({ shopId, senderId, name, providerTemplateId: id }) => {
      const sender = await ctx.db
        .selectFrom('senders')
        .selectAll()
        .where('shop_id', '=', shopId)
        .where('sender_id', '=', senderId)
        .executeTakeFirst();
      const account = sender && openAccount(ctx, sender);
      if (account) await reviewerOf(reviewers, sender).remove(account, { id, name });
    },
  });
}
