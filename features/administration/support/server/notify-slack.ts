import * as z from 'zod';
import { postToSlack } from '#partners/slack/slack-webhook.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';

const TELL_SLACK = 'support.tell-slack';
/** Notices of earlier releases do not name their shop. */
const Payload = z.object({ shopId: z.optional(z.number().int()), text: z.string() });

/** Has the people who run this installation told, once the transaction commits. Their not being told fails nothing. */
export async function notifySlack(
  ctx: Context,
  tx: Tx,
  { shopId, text }: { shopId: number; text: string },
): Promise<void> {
  await ctx.jobs.enqueue(tx, TELL_SLACK, { shopId, text });
}

/**
 * Deletes a shop's notices, which a merchant may have written people's names into. Those that are still to be sent stay,
 * unless the whole shop is erased.
 */
export function forgetSlackNotices(
  { jobs }: Pick<Context, 'jobs'>,
  shopId: number,
  which: 'all' | 'over',
): Promise<void> {
  return jobs.forgetOfShop(TELL_SLACK, shopId, which);
}

/** Without a webhook the log is told instead. */
export function notifySlackJob(ctx: Context): Job {
  return defineJob({
    name: TELL_SLACK,
    payload: Payload,
    timeoutSeconds: 30,
    run: async ({ text }) => {
      const { slackWebhookUrl } = ctx.settings;
      if (slackWebhookUrl === null) ctx.log.info({ notification: text }, 'internal notification');
      else await postToSlack(slackWebhookUrl, text);
    },
  });
}
