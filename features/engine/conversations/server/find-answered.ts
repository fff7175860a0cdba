import { sql } from 'kysely';
import { lockSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { firstIdAt } from '#platform/ids/time-ordered-id.ts';

const LOOK_BACK_MS = 40 * 24 * 3600 * 1000;
/**
 * How many of the newest messages to search. An index of the providers' ids would cost every sent message more than
 * these few lookups.
 */
const LOOKED_AT = 50_000;

/**
 * The person, locked, who got the message with this provider id, if they are none of `subscriberIds`. Searches the
 * shop's newest messages, and only if none of those people got a message lately, because people answer what is in their
 * own chat. Null if not found.
 */
export async function findAnswered(
  tx: Tx,
  shopId: number,
  subscriberIds: readonly string[],
  { answersId, at }: { answersId: string; at: Date },
): Promise<Subscriber | null> {
  const since = new Date(at.getTime() - LOOK_BACK_MS);
  if (await wereWrittenTo(tx, shopId, subscriberIds, since)) return null;
  const { rows } = await sql<{ subscriber_id: string }>`
    select subscriber_id from (
      select subscriber_id, provider_message_id, channel from messages
      where shop_id = ${shopId} and message_id >= ${firstIdAt(since)} and created_at >= ${since}
      order by message_id desc limit ${LOOKED_AT}
    ) newest
    where provider_message_id = ${answersId} and channel = 'WA' limit 1`.execute(tx);
  return rows[0] ? lockSubscriber(tx, shopId, rows[0].subscriber_id) : null;
}

async function wereWrittenTo(
  tx: Tx,
  shopId: number,
  subscriberIds: readonly string[],
  since: Date,
): Promise<boolean> {
  if (subscriberIds.length === 0) return false;
  const row = await tx
    .selectFrom('messages')
    .select('message_id')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', 'in', [...subscriberIds])
    .where('created_at', '>', since)
    .where('provider_message_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
