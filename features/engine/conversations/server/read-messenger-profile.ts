import * as z from 'zod';
import { recordProfile } from '#features/foundations/subscribers/server/index.ts';
import { MessengerError, type MessengerClient } from '#partners/messenger/messenger-client.ts';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';

export const READ_MESSENGER_PROFILE = 'messaging.read-messenger-profile';
const Payload = z.object({ shopId: z.number().int(), subscriberId: z.string(), pageId: z.string() });

/** Asks Messenger for the name of somebody new. Most apps may not see it, and then the name stays empty. */
export function readMessengerProfileJob(ctx: Context, messenger: MessengerClient): Job {
  return defineJob({
    name: READ_MESSENGER_PROFILE,
    payload: Payload,
    timeoutSeconds: 60,
    run: async ({ shopId, subscriberId, pageId }) => {
      const row = await ctx.db
        .selectFrom('subscribers')
        .innerJoin('senders', 'senders.shop_id', 'subscribers.shop_id')
        .select(['subscribers.psid', 'subscribers.first_name', 'senders.access_token_sealed'])
        .where('subscribers.shop_id', '=', shopId)
        .where('subscribers.subscriber_id', '=', subscriberId)
        .where('senders.channel', '=', 'FB')
        .where('senders.external_id', '=', pageId)
        .executeTakeFirst();
      if (!row?.psid || row.first_name !== null) return;
      const page = {
        pageId,
        token: ctx.secrets.open(row.access_token_sealed, { shopId, column: 'senders.access_token' }),
      };
      const profile = await findProfile(ctx, messenger, page, row.psid);
      if (!profile?.first_name) return;
      await recordProfile(
        ctx.db,
        { shopId, subscriberId },
        {
          firstName: profile.first_name,
          lastName: profile.last_name ?? null,
          locale: profile.locale ?? null,
        },
      );
    },
  });
}

async function findProfile(
  ctx: Context,
  messenger: MessengerClient,
  page: { pageId: string; token: string },
  psid: string,
) {
  try {
    return await messenger.getProfile(page, psid);
  } catch (error) {
    // Without an answer it is asked again; a refusal is final.
    if (!(error instanceof MessengerError) || error.code === null) throw error;
    ctx.log.debug({ err: error, pageId: page.pageId }, 'profile not shown');
    return null;
  }
}
