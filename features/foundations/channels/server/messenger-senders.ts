import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

export interface MessengerSender {
  shop_id: number;
  sender_id: string;
}

/** Returns the page as a sender of the shop that has it, or had it last. */
export async function findMessengerSender(db: Database, pageId: string): Promise<MessengerSender | null> {
  const row = await db
    .selectFrom('senders')
    .select(['shop_id', 'sender_id'])
    .where('channel', '=', 'FB')
    .where('external_id', '=', pageId)
    .orderBy('released_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a person of a page by their page-scoped id. */
export async function findMessengerPerson(
  db: Database,
  pageId: string,
  psid: string,
): Promise<{ shopId: number; subscriberId: string } | null> {
  const { rows } = await sql<{ shop_id: number; subscriber_id: string }>`
    select p.shop_id, p.subscriber_id
    from senders s join subscribers p on p.shop_id = s.shop_id and p.channel = 'FB' and p.psid = ${psid}
    where s.channel = 'FB' and s.external_id = ${pageId}
    order by s.released_at desc nulls first limit 1`.execute(db);
  const [row] = rows;
  return row ? { shopId: row.shop_id, subscriberId: row.subscriber_id } : null;
}
