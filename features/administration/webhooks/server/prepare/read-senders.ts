import {
  API_CHANNEL,
  type ApiChannel,
} from '#features/administration/public-api/contract/resources/names.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';

interface NamedSender {
  id: string;
  channel: ApiChannel;
  name: string | null;
  phone: string | null;
}

/** Reads the names of numbers and pages. */
export async function readSenders(
  tx: Tx,
  shopId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedSender>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('senders')
    .select(['sender_id', 'channel', 'verified_name', 'display_phone_number'])
    .where('shop_id', '=', shopId)
    .where('sender_id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.sender_id,
      {
        id: row.sender_id,
        channel: API_CHANNEL[row.channel as Channel],
        name: row.verified_name,
        phone: row.display_phone_number,
      },
    ]),
  );
}
