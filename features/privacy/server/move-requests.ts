import '#features/subscribers/contract/subscriber-events.ts';
import type { Context } from '#platform/context.ts';

/** Requests about a person follow them to the row that stays. */
export function moveRequestsOnMerge({ events }: Pick<Context, 'events'>): void {
  events.on('subscriberMerged', async (tx, { shopId, fromId, toId }) => {
    await tx
      .updateTable('privacy_requests')
      .set({ subscriber_id: toId })
      .where('shop_id', '=', shopId)
      .where('subscriber_id', '=', fromId)
      .execute();
  });
}
