import type { Tx } from '#platform/database/database.ts';
import { parseMessagingLimit } from '../contract/messaging-limit.ts';

/** A figure of before says little: whom the number wrote to leaves it a day later. */
const LONGEST_AGE_MS = 3600 * 1000;

/** How many people the shop's number wrote to in a day, and may; null without a limit, or a count of the last hour. */
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
