import '#features/subscribers/contract/subscriber-events.ts';
import type { Context } from '#platform/context.ts';

/** The orders that followed a person's messages follow them to the row that stays. */
export function moveCreditsOnMerge({ events }: Pick<Context, 'events'>): void {
  events.on('subscriberMerged', async (tx, { shopId, fromId, toId }) => {
    await tx
      .updateTable('order_credits')
      .set({ subscriber_id: toId })
      .where('shop_id', '=', shopId)
      .where('subscriber_id', '=', fromId)
      .execute();
  });
}
