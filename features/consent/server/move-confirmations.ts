import '#features/subscribers/contract/subscriber-events.ts';
import type { Context } from '#platform/context.ts';

/** What waits for a person's own word follows them to the row that stays. */
export function moveConfirmationsOnMerge({ events }: Pick<Context, 'events'>): void {
  events.on('subscriberMerged', async (tx, { shopId, fromId, toId }) => {
    await tx
      .updateTable('consent_confirmations')
      .set({ subscriber_id: toId })
      .where('shop_id', '=', shopId)
      .where('subscriber_id', '=', fromId)
      .execute();
  });
}
