import type { Selectable } from 'kysely';
import type { Senders } from '#database/schema/rows.ts';
import type { PhoneNumber } from '#partners/whatsapp/payloads/phone-number.ts';
import { WhatsAppError, type WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import type { StopReason } from '../rules/describe-stop.ts';
import { NOT_STOPPED } from './follow-account.ts';

/** Messages a second by the provider's throughput levels (Cloud API, throughput). */
const SENDS_PER_SECOND: Record<string, number> = { STANDARD: 80, HIGH: 1000, COEXISTENCE: 20 };

const DEAD_TOKEN = 190;

/** Reads and stores the provider's description of a number. A dead token stops the number; other errors are thrown. */
export async function readNumber(
  ctx: Context,
  whatsapp: WhatsAppClient,
  sender: Selectable<Senders>,
): Promise<void> {
  // Meta's description of a number is not available through Gupshup.
  if (sender.provider === 'gupshup') return;
  try {
    const token = ctx.secrets.open(sender.access_token_sealed, {
      shopId: sender.shop_id,
      column: 'senders.access_token',
    });
    if (sender.business_account_id) await whatsapp.subscribeApp(sender.business_account_id, token);
    await storeReading(ctx, sender, await whatsapp.getPhoneNumber(sender.external_id, token));
  } catch (error) {
    if (!(error instanceof WhatsAppError) || error.code !== DEAD_TOKEN) throw error;
    await markTokenDead(ctx, sender, 'whatsAppToken');
  }
}

async function storeReading(ctx: Context, sender: Selectable<Senders>, number: PhoneNumber): Promise<void> {
  await ctx.db
    .updateTable('senders')
    .set({
      display_phone_number: number.display_phone_number ?? null,
      verified_name: number.verified_name ?? null,
      name_status: number.name_status ?? null,
      quality: toQuality(number.quality_rating),
      current_limit: number.whatsapp_business_manager_messaging_limit ?? 'TIER_NOT_SET',
      sends_per_second: SENDS_PER_SECOND[number.throughput?.level ?? 'STANDARD'] ?? 80,
      ...(number.throughput?.level === 'COEXISTENCE' && { is_in_phone_app: true }),
    })
    .where('shop_id', '=', sender.shop_id)
    .where('sender_id', '=', sender.sender_id)
    .execute();
}

/** Stops a page or number until it is connected again. */
export async function markTokenDead(
  ctx: Context,
  sender: Pick<Selectable<Senders>, 'shop_id' | 'sender_id' | 'access_token_sealed'>,
  reason: StopReason,
): Promise<void> {
  const now = ctx.clock.now();
  ctx.log.warn({ senderId: sender.sender_id, reason }, 'token died');
  await ctx.db
    .updateTable('senders')
    .set({ ...NOT_STOPPED, token_died_at: now, stopped_at: now, stopped_reason: reason })
    .where('shop_id', '=', sender.shop_id)
    .where('sender_id', '=', sender.sender_id)
    // A token that replaced it in the meantime is not the dead one.
    .where('access_token_sealed', '=', sender.access_token_sealed)
    .execute();
}

function toQuality(rating: string | undefined): 'GREEN' | 'YELLOW' | 'RED' | 'UNKNOWN' {
  return rating === 'GREEN' || rating === 'YELLOW' || rating === 'RED' ? rating : 'UNKNOWN';
}
