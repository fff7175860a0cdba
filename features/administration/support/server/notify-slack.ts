import * as z from 'zod';
import { postToSlack } from '#partners/slack/slack-webhook.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';

const NOTIFY_SLACK = 'support.tell-slack';
/** `shopId` is optional because jobs from earlier releases do not have it. */
const Payload = z.object({ shopId: z.optional(z.number().int()), text: z.string() });

/** Queues a notification to the operator with the transaction. */
export async function notifySlack(
  ctx: Context,
  tx: Tx,
  { shopId, text }: { shopId: number; text: string },
): Promise<void> {
  await ctx.jobs.enqueue(tx, NOTIFY_SLACK, { shopId, text });
}

/**
 * Deletes a shop's notifications, because a merchant may have written people's names into them. `over` keeps those that
 * are still to be sent. `all` is for the erasure of the whole shop.
 */
export function forgetSlackNotices(
  { jobs }: Pick<Context, 'jobs'>,
  shopId: number,
  which: 'all' | 'over',
): Promise<void> {
  return jobs.forgetOfShop(NOTIFY_SLACK, shopId, which);
}

/** The job that sends a notification to Slack, or writes it to the log if there is no webhook URL. */
export function notifySlackJob(ctx: Context): Job {
  return defineJob({
    name: NOTIFY_SLACK,
    payload: Payload,
    timeoutSeconds: 30,
    run: async ({ text }) => {
      const { slackWebhookUrl } = ctx.settings;
      if (slackWebhookUrl === null) ctx.log.info({ notification: text }, 'internal notification');
      else await postToSlack(slackWebhookUrl, text);
    },
  });
}
