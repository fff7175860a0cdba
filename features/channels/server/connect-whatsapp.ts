import * as z from 'zod';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import '../contract/channel-events.ts';

const READ_NUMBER = 'channels.read-number';
const Payload = z.object({ shopId: z.number().int(), senderId: z.string() });

/** Messages a second by the provider's word for a number's throughput (Cloud API, throughput). */
const SENDS_PER_SECOND: Record<string, number> = { STANDARD: 80, HIGH: 1000, COEXISTENCE: 20 };

/**
 * Gives a new shop the WhatsApp number that this installation is set up with, unless another shop has it.
 * Does nothing where no number is set.
 */
export async function connectConfiguredNumber(ctx: Context, tx: Tx, shopId: number): Promise<void> {
  const number = ctx.settings.whatsapp;
  if (!number) return;
  const now = ctx.clock.now();
  const made = await tx
    .insertInto('senders')
    .values({
      shop_id: shopId,
      sender_id: timeOrderedId(now),
      channel: 'WA',
      external_id: number.phoneNumberId,
      business_account_id: number.businessAccountId,
      access_token_sealed: ctx.secrets.seal(number.accessToken),
      budget_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sender_id')
    .executeTakeFirst();
  if (!made) return;
  await ctx.jobs.enqueue(tx, READ_NUMBER, { shopId, senderId: made.sender_id });
  await ctx.events.publish(tx, 'senderConnected', { shopId, senderId: made.sender_id, channel: 'WA' });
}

/** Has the number's webhooks sent here, and reads what the provider says of it. Safe to repeat. */
export function readNumberJob(ctx: Context, whatsapp: WhatsAppClient): Job<z.infer<typeof Payload>> {
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
      const token = ctx.secrets.open(sender.access_token_sealed);
      if (sender.business_account_id) await whatsapp.subscribeApp(sender.business_account_id, token);
      const number = await whatsapp.getPhoneNumber(sender.external_id, token);
      await ctx.db
        .updateTable('senders')
        .set({
          display_phone_number: number.display_phone_number ?? null,
          verified_name: number.verified_name ?? null,
          quality: toQuality(number.quality_rating),
          current_limit: number.whatsapp_business_manager_messaging_limit ?? 'TIER_NOT_SET',
          sends_per_second: SENDS_PER_SECOND[number.throughput?.level ?? 'STANDARD'] ?? 80,
        })
        .where('shop_id', '=', shopId)
        .where('sender_id', '=', senderId)
        .execute();
    },
  });
}

function toQuality(rating: string | undefined): 'GREEN' | 'YELLOW' | 'RED' | 'UNKNOWN' {
  return rating === 'GREEN' || rating === 'YELLOW' || rating === 'RED' ? rating : 'UNKNOWN';
}
