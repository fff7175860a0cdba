import * as z from 'zod';
import { WebhookError } from '#partners/whatsapp/payloads/webhook-parts.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { findWhatsAppSender } from './whatsapp-senders.ts';

const Body = z.object({ phoneNumberId: z.string(), error: WebhookError });

const MOST_CHARACTERS = 500;

/** Stores WhatsApp's notice of a fault, which the number's health page shows. */
export async function recordProviderNotice(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { phoneNumberId, error } = Body.parse(webhook.body);
  const { code = null, title = null, error_data: data, message } = error;
  ctx.log.warn({ code, phoneNumberId }, 'WhatsApp tells of an error');
  const sender = await findWhatsAppSender(tx, phoneNumberId);
  if (!sender) return;
  await tx
    .insertInto('provider_notices')
    .values({
      shop_id: sender.shop_id,
      notice_id: webhook.eventId,
      sender_id: sender.sender_id,
      code,
      title: title?.slice(0, MOST_CHARACTERS) ?? null,
      detail: (data?.details ?? message)?.slice(0, MOST_CHARACTERS) ?? null,
      reported_at: webhook.receivedAt,
    })
    .execute();
}
