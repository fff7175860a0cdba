import { sql } from 'kysely';
import { readReachableTallies, readTallies } from '#features/foundations/subscribers/server/tallies-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ChatReach } from '../contract/chat-reach-call.ts';

/** Counts the Messenger subscribers of the connected page, those with a browser, cart or customer of the store, and the rest. */
export async function readChatReach(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
): Promise<ChatReach> {
  const { FB: all } = await readTallies(tx, shopId);
  const { FB: ofPage } = await readReachableTallies(tx, shopId);
  const { rows } = await sql<{ linked: number }>`
    select count(*)::integer as linked from (
      select subscriber_id from chat_browsers
      where shop_id = ${shopId} and subscriber_id is not null and expires_at > ${clock.now()}
      union select subscriber_id from cart_links where shop_id = ${shopId}
      union select subscriber_id from subscribers
      where shop_id = ${shopId} and channel = 'FB' and customer_id is not null
    ) l
    join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = l.subscriber_id and s.has_marketing_consent
    join shops w on w.shop_id = s.shop_id and (s.page_id is null or s.page_id = w.facebook_page_id)`.execute(
    tx,
  );
  return {
    subscribers: ofPage.subscribed,
    linked: rows[0]?.linked ?? 0,
    ofOtherPages: all.subscribed - ofPage.subscribed,
  };
}
