import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import type { Tx } from '#platform/database/database.ts';

/** Moves the decisions about a person to the row that stays after a merge. */
export async function moveDecisions(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
}
