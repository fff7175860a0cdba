import * as z from 'zod';
import { findWhatsAppSender, listShopsOnAccount } from '#features/foundations/channels/server/index.ts';
import { resumeConsent, revokeConsent } from '#features/foundations/consent/server/index.ts';
import { findOrCreateSubscriber } from '#features/foundations/subscribers/server/index.ts';
import { UserPreference } from '#partners/whatsapp/payloads/account-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { waIdToE164 } from '#platform/phone/phone-number.ts';
import { believableMoment, findMoment } from '../rules/believable-moment.ts';
import { readWhatsAppIds } from '../rules/whatsapp-ids.ts';

const Body = z.object({
  accountId: z.string(),
  phoneNumberId: z.string().nullable(),
  preference: UserPreference,
});

/** Somebody ended or allowed our marketing in WhatsApp's own settings. It counts like a message to us. */
export async function handlePreferences(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { accountId, phoneNumberId, preference } = Body.parse(webhook.body);
  if (preference.category !== 'marketing_messages') return;
  const { waId, bsuid } = readWhatsAppIds(preference.wa_id, preference.user_id);
  if (waId === null && bsuid === null) return;
  const at = believableMoment(findMoment(preference.timestamp), webhook.triggeredAt);
  const person = { channel: 'WA', phoneE164: waId ? waIdToE164(waId) : null, waId, bsuid } as const;
  for (const shopId of await listShops(tx, accountId, phoneNumberId)) {
    const subscriber = await findOrCreateSubscriber(ctx, tx, shopId, person);
    if (preference.value === 'stop') await revokeConsent(ctx, tx, subscriber, 'userPreferences');
    else await resumeConsent(ctx, tx, subscriber, at);
  }
}

/** The shop of the number, or every shop of the account if no number is named. */
async function listShops(tx: Tx, accountId: string, phoneNumberId: string | null): Promise<number[]> {
  if (phoneNumberId === null) return listShopsOnAccount(tx, accountId);
  const sender = await findWhatsAppSender(tx, phoneNumberId);
  return sender ? [sender.shop_id] : [];
}
