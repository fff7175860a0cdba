import * as z from 'zod';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import '../contract/channel-events.ts';
import { findSenderId } from './number-queries.ts';
import { readNumber } from './read-number.ts';

export const READ_NUMBER = 'channels.read-number';
const Payload = z.object({ shopId: z.number().int(), senderId: z.string() });

/**
 * Gives a new shop this installation's WhatsApp number, unless it has one or another shop has it. Does nothing if no
 * number is set.
 */
export async function connectConfiguredNumber(ctx: Context, tx: Tx, shopId: number): Promise<void> {
  const number = findConfigured(ctx.settings);
  if (!number || (await findSenderId(tx, shopId, 'WA')) !== null) return;
  const now = ctx.clock.now();
  const made = await tx
    .insertInto('senders')
    .values({
      shop_id: shopId,
      sender_id: timeOrderedId(now),
      channel: 'WA',
      provider: number.provider,
      external_id: number.externalId,
      business_account_id: number.businessAccountId,
      access_token_sealed: ctx.secrets.seal(number.accessToken, { shopId, column: 'senders.access_token' }),
      budget_at: now,
      checked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sender_id')
    .executeTakeFirst();
  if (!made) return;
  await ctx.jobs.enqueue(tx, READ_NUMBER, { shopId, senderId: made.sender_id });
  await ctx.events.publish(tx, 'senderConnected', { shopId, senderId: made.sender_id, channel: 'WA' });
}

/** Gupshup identifies number and account by its app only. If one is set, the number is reached through it. */
function findConfigured({ gupshup: { app }, whatsapp }: Context['settings']) {
  if (app)
    return {
      provider: 'gupshup',
      externalId: app.id,
      businessAccountId: app.id,
      accessToken: app.token,
    } as const;
  return whatsapp && ({ ...whatsapp, provider: 'meta', externalId: whatsapp.phoneNumberId } as const);
}

/** The job that subscribes to a number's webhooks and reads its state. Safe to repeat. */
export function readNumberJob(ctx: Context, whatsapp: WhatsAppClient): Job {
  return defineJob({
    name: READ_NUMBER,
    payload: Payload,
    timeoutSeconds: 60,
    run: async ({ shopId, senderId }) => {
      const sender = await ctx.db
        .selectFrom('senders')
        .selectAll()
        .where('shop_id', '=', shopId)
        .where('sender_id', '=', senderId)
        .executeTakeFirstOrThrow();
      await readNumber(ctx, whatsapp, sender);
    },
  });
}
