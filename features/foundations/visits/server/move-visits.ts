import { sql } from 'kysely';
import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import type { Tx } from '#platform/database/database.ts';
import { moveChatBrowsers } from './chat-browsers.ts';

/**
 * Moves a person's browsers and viewed products when two subscribers are merged. For the same product the later view
 * stays.
 */
export async function moveVisits(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  await tx
    .updateTable('shopper_tokens')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
  await moveChatBrowsers(tx, { shopId, fromId, toId });
  await sql`
    with gone as (
      delete from product_views where shop_id = ${shopId} and subscriber_id = ${fromId} returning *
    )
    insert into product_views as v (shop_id, subscriber_id, product_id, last_viewed_at, last_carted_at)
    select shop_id, ${toId}, product_id, last_viewed_at, last_carted_at from gone
    on conflict (shop_id, subscriber_id, product_id) do update set
      last_viewed_at = greatest(v.last_viewed_at, excluded.last_viewed_at),
      last_carted_at = greatest(v.last_carted_at, excluded.last_carted_at)`.execute(tx);
}
