import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';

/** A message of ours that a person answered. */
interface Answered {
  shopId: number;
  subscriberId: string;
  messageId: string;
  createdAt: Date;
}

/** Records a reply as a touch of the message that it answers, like a click. */
export async function recordReply(
  tx: Tx,
  { shopId, subscriberId, messageId, createdAt }: Answered,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('touches')
    .values({
      shop_id: shopId,
      touch_id: timeOrderedId(at),
      message_id: messageId,
      message_created_at: createdAt,
      subscriber_id: subscriberId,
      kind: 'reply',
      touched_at: at,
    })
    .execute();
}
