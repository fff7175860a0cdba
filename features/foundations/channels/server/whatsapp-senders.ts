import type { Database } from '#platform/database/database.ts';

/** Returns the number as a sender of the shop that has it, otherwise the last one. Null if it is unknown. */
export async function findWhatsAppSender(db: Database, phoneNumberId: string) {
  const row = await db
    .selectFrom('senders')
    .select(['shop_id', 'sender_id', 'marks_read', 'provider', 'is_in_phone_app'])
    .where('channel', '=', 'WA')
    .where('external_id', '=', phoneNumberId)
    .orderBy('released_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the shops with a number of this WhatsApp Business account. Several may share one. */
export async function listShopsOnAccount(db: Database, accountId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('senders')
    .select('shop_id')
    .distinct()
    .where('channel', '=', 'WA')
    .where('business_account_id', '=', accountId)
    .where('released_at', 'is', null)
    .orderBy('shop_id')
    .execute();
  return rows.map(({ shop_id: shopId }) => shopId);
}
