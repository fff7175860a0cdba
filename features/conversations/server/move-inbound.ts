import '#features/subscribers/contract/subscriber-events.ts';
import type { Context } from '#platform/context.ts';

/** What a person wrote follows them to the row that stays. */
export function moveInboundOnMerge({ events }: Pick<Context, 'events'>): void {
  events.on('subscriberMerged', async (tx, { shopId, fromId, toId }) => {
    await tx
      .updateTable('inbound_messages')
      .set({ subscriber_id: toId })
      .where('shop_id', '=', shopId)
      .where('subscriber_id', '=', fromId)
      .execute();
  });
}
