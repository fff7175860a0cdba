import type { Context } from '#platform/context.ts';
import '#features/subscribers/contract/subscriber-events.ts';

/** What was decided on a person follows them to the row that stays. */
export function moveDecisionsOnMerge({ events }: Pick<Context, 'events'>): void {
  events.on('subscriberMerged', async (tx, { shopId, fromId, toId }) => {
    await tx
      .updateTable('decisions')
      .set({ subscriber_id: toId })
      .where('shop_id', '=', shopId)
      .where('subscriber_id', '=', fromId)
      .execute();
  });
}
