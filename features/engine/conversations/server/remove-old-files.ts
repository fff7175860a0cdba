import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';

const AT_ONCE = 100;

/**
 * Removes files that people sent before a moment, some at a time. A file is removed before its row: a file without a
 * row would stay for ever. Returns whether there may be more.
 */
export async function removeOldInboundFiles(
  { slowDb }: Pick<Context, 'slowDb'>,
  storage: Storage,
  before: Date,
): Promise<boolean> {
  const files = await slowDb
    .selectFrom('inbound_media')
    .select(['shop_id', 'channel', 'provider_message_id', 'storage_key'])
    .where('received_at', '<', before)
    .where('storage_key', 'is not', null)
    .limit(AT_ONCE)
    .execute();
  for (const { storage_key: key, ...row } of files) {
    if (key !== null) await storage.remove(key);
    await slowDb
      .deleteFrom('inbound_media')
      .where('shop_id', '=', row.shop_id)
      .where('channel', '=', row.channel)
      .where('provider_message_id', '=', row.provider_message_id)
      .execute();
  }
  return files.length > 0;
}
