import * as z from 'zod';
import { grantConsent, revokeConsent } from '#features/consent/server/index.ts';
import { findOrCreateSubscriber, type Subscriber } from '#features/subscribers/server/index.ts';
import { UserPreference } from '#partners/whatsapp/payloads/account-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { waIdToE164 } from '#platform/phone/phone-number.ts';
import { readWhatsAppIds } from '../rules/whatsapp-ids.ts';
import { findWhatsAppSender, listShopsOnAccount } from './whatsapp-senders.ts';

const Body = z.object({
  accountId: z.string(),
  phoneNumberId: z.string().nullable(),
  preference: UserPreference,
});

/** Somebody stopped our marketing in WhatsApp itself, or took it up again there; it counts like a word to us. */
export async function takePreferences(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { accountId, phoneNumberId, preference } = Body.parse(webhook.body);
  if (preference.category !== 'marketing_messages') return;
  const { waId, bsuid } = readWhatsAppIds(preference.wa_id, preference.user_id);
  if (waId === null && bsuid === null) return;
  const person = { channel: 'WA', phoneE164: waId ? waIdToE164(waId) : null, waId, bsuid } as const;
  for (const shopId of await listShops(tx, accountId, phoneNumberId)) {
    const subscriber = await findOrCreateSubscriber(tx, shopId, person, ctx.clock.now());
    if (preference.value === 'stop') await revokeConsent(ctx, tx, subscriber, 'userPreferences');
    else await resume(ctx, tx, subscriber);
  }
}

/** Whom it concerns: the shop of the number, or every shop of the account when no number is named. */
async function listShops(tx: Tx, accountId: string, phoneNumberId: string | null): Promise<number[]> {
  if (phoneNumberId === null) return listShopsOnAccount(tx, accountId);
  const sender = await findWhatsAppSender(tx, phoneNumberId);
  return sender ? [sender.shop_id] : [];
}

/** Taking it up again undoes only a stop of the same kind: it never widens what the person agreed to. */
async function resume(ctx: Context, tx: Tx, subscriber: Subscriber): Promise<void> {
  if (subscriber.has_marketing_consent) return;
  const entries = await tx
    .selectFrom('consent_ledger')
    .selectAll()
    .where('shop_id', '=', subscriber.shop_id)
    .where('subscriber_id', '=', subscriber.subscriber_id)
    .orderBy('recorded_at', 'desc')
    .orderBy('entry_id', 'desc')
    .execute();
  const granted = entries.find((entry) => entry.kind === 'granted');
  if (entries[0]?.origin !== 'userPreferences' || !granted) return;
  await grantConsent(ctx, tx, subscriber, {
    toolId: granted.tool_id,
    toolType: 'userPreferences',
    wording: granted.wording,
    pageAddress: null,
    ipPrefix: null,
    userAgent: null,
    locale: granted.locale,
  });
}
