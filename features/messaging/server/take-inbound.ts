import * as z from 'zod';
import { isStopRequest, revokeConsent } from '#features/consent/server/index.ts';
import { findOrCreateSubscriber, type Subscriber } from '#features/subscribers/server/index.ts';
import { InboundMessage, WebhookContact } from '#partners/whatsapp/payloads/messages-value.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { waIdToE164 } from '#platform/phone/phone-number.ts';
import { PRIORITY } from '../contract/message.ts';
import { STOP_PAYLOAD } from '../contract/stop-payload.ts';
import { createMessages } from './create-messages.ts';

const Body = z.object({
  phoneNumberId: z.string(),
  message: InboundMessage,
  contact: WebhookContact.nullable(),
});

const STOP_CONFIRMATION =
  'You are unsubscribed and get no more offers from us here. Thank you for telling us.';
const CONFIRMATION_LIFETIME_MS = 3600 * 1000;

/** A person wrote or tapped: opens the service window, notes the reply, and honours a request to stop. */
export async function takeInbound(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { phoneNumberId, message, contact } = Body.parse(webhook.body);
  const sender = await tx
    .selectFrom('senders')
    .select(['shop_id', 'sender_id'])
    .where('channel', '=', 'WA')
    .where('external_id', '=', phoneNumberId)
    // The shop that has the number now; one that was replaced still belongs to the last shop that had it.
    .orderBy('released_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  const waId = message.from ?? contact?.wa_id ?? null;
  const bsuid = message.from_user_id ?? contact?.user_id ?? null;
  if (!sender || (!waId && !bsuid)) return;
  const at = findMoment(message.timestamp) ?? webhook.receivedAt;
  const person = {
    channel: 'WA',
    phoneE164: waId ? waIdToE164(waId) : null,
    waId,
    bsuid,
    firstName: contact?.profile?.name ?? null,
  } as const;
  const subscriber = await findOrCreateSubscriber(tx, sender.shop_id, person, ctx.clock.now());
  await openWindow(tx, subscriber, at);
  await noteInbound(tx, subscriber, message, at);
  await noteReply(tx, subscriber, message, at);
  const asksToStop = payloadOf(message) === STOP_PAYLOAD || isStopRequest(message.text?.body ?? '');
  if (!asksToStop) return;
  const origin = message.type === 'button' ? 'unsubscribeReply' : 'keyword';
  if (await revokeConsent(ctx, tx, subscriber, origin))
    await confirmStop(ctx, tx, sender.sender_id, subscriber, message.id);
}

/** A moment as WhatsApp writes it, in seconds; null when it cannot be read. */
function findMoment(timestampSeconds: string): Date | null {
  const at = new Date(Number(timestampSeconds) * 1000);
  return Number.isNaN(at.getTime()) ? null : at;
}

function payloadOf(message: InboundMessage): string | null {
  return (
    message.button?.payload ??
    message.interactive?.button_reply?.id ??
    message.interactive?.list_reply?.id ??
    null
  );
}

async function openWindow(tx: Tx, subscriber: Subscriber, at: Date): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set((eb) => ({ last_inbound_at: eb.fn<Date>('greatest', ['last_inbound_at', eb.val(at)]) }))
    .where('shop_id', '=', subscriber.shop_id)
    .where('subscriber_id', '=', subscriber.subscriber_id)
    .execute();
}

async function noteInbound(tx: Tx, subscriber: Subscriber, message: InboundMessage, at: Date): Promise<void> {
  await tx
    .insertInto('inbound_messages')
    .values({
      shop_id: subscriber.shop_id,
      channel: 'WA',
      provider_message_id: message.id,
      subscriber_id: subscriber.subscriber_id,
      kind: message.type,
      text: message.text?.body ?? message.button?.text ?? null,
      payload: payloadOf(message),
      answers_provider_message_id: message.context?.id ?? null,
      received_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A reply touches the message it answers. */
async function noteReply(tx: Tx, subscriber: Subscriber, message: InboundMessage, at: Date): Promise<void> {
  if (!message.context?.id) return;
  const answered = await tx
    .selectFrom('messages')
    .select(['message_id', 'created_at'])
    .where('shop_id', '=', subscriber.shop_id)
    .where('subscriber_id', '=', subscriber.subscriber_id)
    .where('provider_message_id', '=', message.context.id)
    .executeTakeFirst();
  if (!answered) return;
  await tx
    .insertInto('touches')
    .values({
      shop_id: subscriber.shop_id,
      touch_id: timeOrderedId(at),
      message_id: answered.message_id,
      message_created_at: answered.created_at,
      subscriber_id: subscriber.subscriber_id,
      kind: 'reply',
      touched_at: at,
    })
    .execute();
}

/** An opt-out is answered once, politely. */
async function confirmStop(
  ctx: Context,
  tx: Tx,
  senderId: string,
  subscriber: Subscriber,
  inboundId: string,
): Promise<void> {
  const now = ctx.clock.now();
  await createMessages(ctx, tx, [
    {
      shopId: subscriber.shop_id,
      messageKey: `stopConfirmation:${inboundId}`,
      senderId,
      subscriberId: subscriber.subscriber_id,
      channel: 'WA',
      purpose: 'service',
      sourceType: 'stopConfirmation',
      sourceId: null,
      sourceEvent: inboundId,
      content: { kind: 'text', body: STOP_CONFIRMATION },
      discount: null,
      discountCode: null,
      priority: PRIORITY.service,
      dueAt: now,
      expiresAt: new Date(now.getTime() + CONFIRMATION_LIFETIME_MS),
      linkTarget: null,
    },
  ]);
}
