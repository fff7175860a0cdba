import * as z from 'zod';
import { findWhatsAppSender } from '#features/foundations/channels/server/index.ts';
import { notePhoneApp } from '#features/foundations/channels/server/phone-app-api.ts';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { WebhookContact } from '#partners/whatsapp/payloads/messages-value.ts';
import { PhoneAppMessage } from '#partners/whatsapp/payloads/phone-app-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { believableMoment, findMoment } from '../../rules/believable-moment.ts';
import { detailsOf, wordsOf } from '../inbound-details.ts';
import { findChatPartner } from './find-chat-partner.ts';
import { editOutside, reportOutside, revokeOutside, storeOutside } from './outside-messages.ts';

const Body = z.object({
  phoneNumberId: z.string(),
  echo: PhoneAppMessage,
  contact: WebhookContact.nullable(),
});

/**
 * Processes what the shop's people wrote to a subscriber in the WhatsApp Business app: it joins the timeline, and
 * campaigns wait for a while. It opens no reply window, and nothing is sent.
 */
export async function handleEcho(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { phoneNumberId, echo, contact } = Body.parse(webhook.body);
  const sender = await findWhatsAppSender(tx, phoneNumberId);
  if (!sender) return;
  await notePhoneApp(tx, sender);
  const ids = [echo.to, echo.to_user_id, contact?.wa_id, contact?.user_id];
  const subscriber = await findChatPartner(tx, sender.shop_id, ids);
  // A group is no conversation with one person.
  if (!subscriber || echo.group_id !== undefined) return;
  const at = believableMoment(findMoment(echo.timestamp), webhook.receivedAt);
  if (!(await applyEcho(tx, subscriber, echo, at))) return;
  await reportOutside(ctx, tx, subscriber, { channel: 'WA', kind: echo.type, text: wordsOf(echo), at });
}

/** Returns whether the shop wrote something, rather than deleting it. */
async function applyEcho(tx: Tx, subscriber: Subscriber, echo: PhoneAppMessage, at: Date): Promise<boolean> {
  const { edit, revoke } = echo;
  if (echo.type === 'revoke') {
    const id = revoke?.original_message_id;
    if (id !== undefined) await revokeOutside(tx, subscriber, { id, channel: 'WA', at });
    return false;
  }
  const written = { channel: 'WA', text: wordsOf(echo), details: detailsOf(echo), at } as const;
  if (echo.type !== 'edit') {
    const message = { ...written, id: echo.id, kind: echo.type, importedAt: null, state: null };
    await storeOutside(tx, subscriber, [message]);
    return true;
  }
  const id = edit?.original_message_id;
  if (id !== undefined)
    await editOutside(tx, subscriber, { ...written, id, kind: edit?.message?.type ?? 'unknown' });
  return true;
}
