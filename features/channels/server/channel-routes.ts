import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getWhatsAppSender, type WhatsAppSender } from '../contract/channel-calls.ts';

export function registerChannelRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getWhatsAppSender, ({ session }) =>
    inShop(ctx.db, session.shopId, async (tx) => ({ sender: await describeSender(tx, session.shopId) })),
  );
}

/** The id of the shop's WhatsApp number, or null while none is connected. */
export async function findWhatsAppSenderId(tx: Tx, shopId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('senders')
    .select('sender_id')
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .orderBy('sender_id')
    .limit(1)
    .executeTakeFirst();
  return row?.sender_id ?? null;
}

async function describeSender(tx: Tx, shopId: number): Promise<WhatsAppSender | null> {
  const row = await tx
    .selectFrom('senders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .orderBy('sender_id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    displayPhoneNumber: row.display_phone_number ?? row.external_id,
    verifiedName: row.verified_name,
    qualityColor: row.quality as WhatsAppSender['qualityColor'],
    currentLimit: row.current_limit,
    stoppedReason: row.stopped_reason,
  };
}
