import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Senders } from '#database/schema/rows.ts';
import type { Database } from '#platform/database/database.ts';

/** Inserts a number or page that a shop sends from, without an account at a provider. Returns its id. */
export async function insertSender(
  db: Database,
  shopId: number,
  given: Partial<Insertable<Senders>> = {},
): Promise<string> {
  const senderId = randomUUID();
  await db
    .insertInto('senders')
    .values({
      shop_id: shopId,
      sender_id: senderId,
      channel: 'WA',
      external_id: senderId,
      access_token_sealed: Buffer.alloc(0),
      budget_at: new Date(),
      ...given,
    })
    .execute();
  return senderId;
}
