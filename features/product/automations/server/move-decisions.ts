import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import type { Tx } from '#platform/database/database.ts';

/** What was decided on a person follows them to the row that stays. */
export async function moveDecisions(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
}
