import * as z from 'zod';
import { payloadOfAnswer } from '#features/engine/messaging/contract/answer-id.ts';
import { findWhatsAppSender } from '#features/foundations/channels/server/index.ts';
import { findOrCreateSubscriber } from '#features/foundations/subscribers/server/index.ts';
import { InboundMessage } from '#partners/whatsapp/payloads/inbound-message.ts';
import { WebhookContact } from '#partners/whatsapp/payloads/messages-value.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { waIdToE164 } from '#platform/phone/phone-number.ts';
import { believableMoment, findMoment } from '../rules/believable-moment.ts';
import { readWhatsAppIds } from '../rules/whatsapp-ids.ts';
import { followMove, isMove } from './follow-move.ts';
import {
  handleInboundMessage,
  recordInbound,
  type ReceivedMessage,
  type TakeAnswer,
} from './handle-inbound-message.ts';
import { detailsOf, wordsOf } from './inbound-details.ts';
import { askToMarkRead } from './mark-read.ts';
import { recogniseByAnswer } from './recognise-by-answer.ts';
import { recordInboundFile } from './record-inbound-file.ts';

const Body = z.object({
  phoneNumberId: z.string(),
  message: InboundMessage,
  contact: WebhookContact.nullable(),
  /** Another sender answers for the number in this conversation. */
  isStandby: z.boolean().optional(),
});

/** Processes what a person wrote or tapped: opens the reply window, records the reply, and applies an opt-out. */
export async function handleInboundWebhook(
  ctx: Context,
  tx: Tx,
  webhook: StoredWebhook,
  takeAnswer?: TakeAnswer,
): Promise<void> {
  const { phoneNumberId, message, contact, isStandby = false } = Body.parse(webhook.body);
  const sender = await findWhatsAppSender(tx, phoneNumberId);
  if (!sender) return;
  const at = believableMoment(findMoment(message.timestamp), webhook.receivedAt);
  const received = { ...toReceived(message, at, webhook.receivedAt), isStandby };
  if (isMove(message)) return followMove(ctx, tx, { shopId: sender.shop_id, message, contact, received });
  const { waId, bsuid } = readWhatsAppIds(
    message.from,
    message.from_user_id,
    contact?.wa_id,
    contact?.user_id,
  );
  if (!waId && !bsuid) return;
  const named = {
    channel: 'WA',
    phoneE164: waId ? waIdToE164(waId) : null,
    waId,
    bsuid,
    firstName: contact?.profile?.name ?? null,
  } as const;
  const person = await recogniseByAnswer(tx, sender.shop_id, named, received);
  const subscriber = await findOrCreateSubscriber(ctx, tx, sender.shop_id, person);
  // A message in a group is not for the business: it opens no window, and STOP there means something else.
  if (message.group_id !== undefined) return void (await recordInbound(tx, subscriber, received));
  if (
    !(await handleInboundMessage(ctx, tx, {
      senderId: sender.sender_id,
      subscriber,
      named,
      received,
      takeAnswer,
    }))
  )
    return;
  // Files and read marks are requested from Meta, which does not know a number at Gupshup.
  if (sender.provider !== 'meta') return;
  await recordInboundFile(tx, sender, message, at);
  // The sender that answers also marks the message as read.
  if (sender.marks_read && !isStandby)
    await askToMarkRead(ctx, tx, { shopId: sender.shop_id, providerMessageId: message.id });
}

function toReceived(message: InboundMessage, at: Date, storedAt: Date): ReceivedMessage {
  return {
    id: message.id,
    kind: message.type,
    text: wordsOf(message),
    details: detailsOf(message),
    isTap: message.type === 'button' || message.type === 'interactive',
    payload: payloadOf(message),
    answersId: message.context?.id ?? null,
    at,
    storedAt,
  };
}

function payloadOf(message: InboundMessage): string | null {
  const answered = message.interactive?.button_reply?.id ?? message.interactive?.list_reply?.id ?? null;
  return message.button?.payload ?? (answered === null ? null : payloadOfAnswer(answered));
}
