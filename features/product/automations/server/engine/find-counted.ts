import { sql } from 'kysely';
import type { NewMessage } from '#features/engine/messaging/contract/message.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Answer } from './compose-answer.ts';

/**
 * The campaign's message that an answer goes back to, through other answers as well: clicks in the answer count for it.
 * Null if there is none.
 */
export async function findCounted(
  tx: Tx,
  { firing, recipient, answersMessageId }: Answer,
): Promise<NonNullable<NewMessage['clicksCountFor']> | null> {
  const { shopId, step, subject } = firing;
  const { rows } = await sql<{ messageId: string; createdAt: Date }>`
    select message_id as "messageId", created_at as "createdAt" from messages
    where shop_id = ${shopId} and source_event = ${subject.id} and source_type = ${step.type}
      and source_id = ${step.dripId} and source_kind = 'campaign' and subscriber_id = ${recipient.subscriber_id}
    order by message_id = ${answersMessageId} desc, created_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
