import '#features/subscribers/contract/subscriber-events.ts';
import type { Context } from '#platform/context.ts';

/** A person's clicks and replies follow them to the row that stays. */
export function moveTouchesOnMerge({ events }: Pick<Context, 'events'>): void {
  events.on('subscriberMerged', async (tx, { shopId, fromId, toId }) => {
    await tx
      .updateTable('touches')
      .set({ subscriber_id: toId })
      .where('shop_id', '=', shopId)
      .where('subscriber_id', '=', fromId)
      .execute();
  });
}
