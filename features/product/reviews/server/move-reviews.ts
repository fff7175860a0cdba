import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import type { Tx } from '#platform/database/database.ts';

/** What a person thought of their orders follows them to the row that stays. */
export async function moveReviews(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
}
