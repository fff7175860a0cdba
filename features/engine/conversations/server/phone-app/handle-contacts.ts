import * as z from 'zod';
import { findWhatsAppSender } from '#features/foundations/channels/server/index.ts';
import { notePhoneApp } from '#features/foundations/channels/server/phone-app-api.ts';
import { nameByContact } from '#features/foundations/subscribers/server/talks-api.ts';
import { SyncedContact } from '#partners/whatsapp/payloads/phone-app-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { namesOfContact } from '../../rules/contact-names.ts';
import { findChatPartner } from './find-chat-partner.ts';

const Body = z.object({ phoneNumberId: z.string(), contacts: z.array(SyncedContact) });

/**
 * Names subscribers without a name as the shop's phone does. A contact is neither a consent nor a reason to store
 * anybody, and a contact that was removed changes nothing.
 */
export async function handleContacts(_ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { phoneNumberId, contacts } = Body.parse(webhook.body);
  const sender = await findWhatsAppSender(tx, phoneNumberId);
  if (!sender) return;
  await notePhoneApp(tx, sender);
  for (const { action, contact } of contacts) {
    const names = action === 'add' ? namesOfContact(contact) : null;
    const { phone_number: number, user_id: userId } = contact;
    const subscriber = names && (await findChatPartner(tx, sender.shop_id, [number, userId]));
    if (subscriber) await nameByContact(tx, subscriber, names);
  }
}
