import type pg from 'pg';
import { DAY_MS } from '#platform/clock/durations.ts';
import { firstIdAt } from '#platform/ids/time-ordered-id.ts';
import { countReached } from '../../rules/gate/daily-reach.ts';
import { IN_FLIGHT } from './in-flight.ts';
import type { LockedSender } from './lock-sender.ts';

/** A message is sent or dropped within this time of being written, so older ones were not sent today. */
const LONGEST_WAIT_MS = 8 * DAY_MS;
const RECOUNT_PAUSE_MS = 60_000;

/**
 * How many people the sender wrote to outside their window in the last 24 hours, at most. Counts again only if the
 * running figure, which never decreases, says that half of the limit may be used.
 */
export async function usedReach(
  client: pg.ClientBase,
  sender: LockedSender,
  limit: number | null,
  now: Date,
): Promise<{ used: number; isFresh: boolean }> {
  const { reachUsed, reachCountedAt } = sender;
  const isRecent = reachCountedAt !== null && now.getTime() - reachCountedAt.getTime() < RECOUNT_PAUSE_MS;
  if (limit === null || reachUsed < limit / 2 || isRecent) return { used: reachUsed, isFresh: false };
  return { used: await countReach(client, sender, limit, now), isFresh: true };
}

/** A claim reserves reach for every message that may be sent. What the gate then holds back is returned. */
export async function giveBackReach(pool: pg.Pool, sender: LockedSender, people: number): Promise<void> {
  await pool.query(
    'update senders set reach_used = greatest(0, reach_used - $3) where shop_id = $1 and sender_id = $2',
    [sender.shopId, sender.senderId, people],
  );
}

/**
 * People that the sender wrote to in the 24 hours before `now`, at most, including those being written to. `limit` is
 * the provider's.
 */
export async function countReach(
  client: pg.ClientBase,
  { shopId, senderId }: Pick<LockedSender, 'shopId' | 'senderId'>,
  limit: number | null,
  now: Date,
): Promise<number> {
  const { rows } = await client.query<Parameters<typeof countReached>[0]>(
    `select u.*, (
       select count(distinct subscriber_id) from messages
       where shop_id = $1 and message_id >= $3 and created_at >= $4 and sender_id = $2
         and sent_at > $5 and state <> 'failed' and purpose <> 'service'
     )::int + (
       select count(*) from outbox where sender_id = $2 and state = 'uncertain'
     )::int as written
     from (
       select (count(*) filter (where purpose = 'marketing'))::int as "offersUnderWay",
         (count(*) filter (where purpose <> 'marketing'))::int as "othersUnderWay"
       from ${IN_FLIGHT} u where u.sender_id = $2
     ) u`,
    [
      shopId,
      senderId,
      firstIdAt(new Date(now.getTime() - LONGEST_WAIT_MS)),
      new Date(now.getTime() - LONGEST_WAIT_MS),
      new Date(now.getTime() - DAY_MS),
    ],
  );
  return countReached(rows[0] ?? { written: 0, offersUnderWay: 0, othersUnderWay: 0 }, limit);
}
