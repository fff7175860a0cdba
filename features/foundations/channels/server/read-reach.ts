import type { Tx } from '#platform/database/database.ts';
import { parseMessagingLimit } from '../contract/messaging-limit.ts';

/** An older figure says little, because people leave it after a day. */
const LONGEST_AGE_MS = 3600 * 1000;

/**
 * Returns how many people the shop's number wrote to in a day, and its limit. Null without a limit, or without a count
 * of the last hour.
 */
export async function readReach(
  tx: Tx,
  shopId: number,
  now: Date,
): Promise<{ used: number; limit: number } | null> {
  const row = await tx
    .selectFrom('senders')
    .select(['current_limit', 'reach_used'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where('released_at', 'is', null)
    .where('reach_counted_at', '>', new Date(now.getTime() - LONGEST_AGE_MS))
    .executeTakeFirst();
  const limit = row ? parseMessagingLimit(row.current_limit) : null;
  if (!row || limit === null || !Number.isFinite(limit)) return null;
  return { used: row.reach_used, limit };
}
