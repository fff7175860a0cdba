import * as z from 'zod';
import { resumeConsent, revokeConsent } from '#features/consent/server/index.ts';
import { findOrCreateSubscriber } from '#features/subscribers/server/index.ts';
import { UserPreferences } from '#partners/whatsapp/payloads/account-values.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { waIdToE164 } from '#platform/phone/phone-number.ts';

const Body = z.object({ accountId: z.string(), value: UserPreferences });

/** Somebody stopped our marketing in WhatsApp itself, or took it up again there; it counts like a word to us. */
export async function takePreferences(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { accountId, value } = Body.parse(webhook.body);
  const sender = await findSender(tx, accountId, value.metadata?.phone_number_id ?? null);
  if (!sender) return;
  for (const preference of value.user_preferences) {
    if (preference.category !== 'marketing_messages') continue;
    const { wa_id: waId = null, user_id: bsuid = null } = preference;
    if (!waId && !bsuid) continue;
    const person = { channel: 'WA', phoneE164: waId ? waIdToE164(waId) : null, waId, bsuid } as const;
    const subscriber = await findOrCreateSubscriber(tx, sender.shop_id, person, ctx.clock.now());
    if (preference.value === 'stop') await revokeConsent(ctx, tx, subscriber, 'userPreferences');
    else await resumeConsent(ctx, tx, subscriber);
  }
}

async function findSender(tx: Tx, accountId: string, phoneNumberId: string | null) {
  return tx
    .selectFrom('senders')
    .select('shop_id')
    .where('channel', '=', 'WA')
    .where((eb) =>
      phoneNumberId ? eb('external_id', '=', phoneNumberId) : eb('business_account_id', '=', accountId),
    )
    .limit(1)
    .executeTakeFirst();
}
