import type { Database } from '#platform/database/database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';

/** Adds the shop's page, and Lena on Messenger. Her browser has proven that she is this customer of the store. */
export async function addMessenger(db: Database, shopId: number, customerId: string): Promise<void> {
  await insertSender(db, shopId, { channel: 'FB', external_id: 'BSFB0', sends_per_second: 10 });
  const lena = await addSubscriber(db, shopId, { psid: 'psid-of-lena', firstName: 'Lena' });
  await db
    .updateTable('subscribers')
    .set({ customer_id: customerId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', lena)
    .execute();
  const at = new Date();
  await db
    .insertInto('chat_browsers')
    .values({
      shop_id: shopId,
      token_hash: 'lenas-browser',
      subscriber_id: lena,
      evidence: 'referral',
      customer_id: customerId,
      customer_linked_at: at,
      created_at: at,
      linked_at: at,
      expires_at: new Date(at.getTime() + 180 * 24 * 3_600_000),
    })
    .execute();
}
