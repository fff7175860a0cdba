import { sql } from 'kysely';
import type { NewMessage } from '#features/engine/messaging/contract/message.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Answer } from './compose-answer.ts';

/**
 * The message of a campaign that an answer goes back to, over other answers too: what is clicked in the answer is among
 * that one's figures. Null where it is none of a campaign's.
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
