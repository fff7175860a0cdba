import type { Tx } from '#platform/database/database.ts';
import type { ReadTicks } from '../../contract/read-ticks-calls.ts';

/** Returns the shop's connected WhatsApp numbers that can mark messages as read: those directly at Meta. */
export async function listReadTicks(tx: Tx, shopId: number): Promise<ReadTicks[]> {
  const rows = await tx
    .selectFrom('senders')
    .select(['sender_id', 'display_phone_number', 'external_id', 'marks_read'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where('provider', '=', 'meta')
    .where('released_at', 'is', null)
    .orderBy('sender_id')
    .execute();
  return rows.map((row) => ({
    senderId: row.sender_id,
    name: row.display_phone_number ?? row.external_id,
    isOn: row.marks_read,
  }));
}
