import * as z from 'zod';
import { postToSlack } from '#partners/slack/slack-webhook.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';

const TELL_SLACK = 'support.tell-slack';
const Payload = z.object({ text: z.string() });

/** Has the people who run this installation told, once the transaction commits. Their not being told fails nothing. */
export async function notifySlack(ctx: Context, tx: Tx, text: string): Promise<void> {
  await ctx.jobs.enqueue(tx, TELL_SLACK, { text });
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
