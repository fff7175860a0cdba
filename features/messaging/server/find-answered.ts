import { sql } from 'kysely';
import { lockSubscriber, type Subscriber } from '#features/subscribers/server/index.ts';
import type { Tx } from '#platform/database/database.ts';

/** People answer what they find in their chat; how far back we look bounds what is looked through. */
const LOOK_BACK = '40 days';

/** The person, held, to whom the message went that the provider calls so; null when no message of the shop's is. */
export async function findAnswered(
  tx: Tx,
  shopId: number,
  providerMessageId: string,
  { at }: { at: Date },
): Promise<Subscriber | null> {
  const { rows } = await sql<{ subscriber_id: string }>`
    select subscriber_id from messages
    where shop_id = ${shopId} and provider_message_id = ${providerMessageId} and channel = 'WA'
      and created_at > ${at}::timestamptz - ${LOOK_BACK}::interval`.execute(tx);
  return rows[0] ? lockSubscriber(tx, shopId, rows[0].subscriber_id) : null;
}
