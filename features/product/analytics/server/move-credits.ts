import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import type { Tx } from '#platform/database/database.ts';

/** Moves the orders that followed a person's messages to the surviving row. */
export async function moveCredits(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await tx
    .updateTable('order_credits')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
}
