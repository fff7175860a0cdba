import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { addPeople } from '../test-environment/seeds/add-people.ts';
import { queueMessages } from '../test-environment/seeds/queue-messages.ts';
import type { TestEnvironment } from '../test-environment/start-environment.ts';

/** Queues an offer for each of this many people of the demo shop. Its number sends fast and its plan is unlimited. */
export async function queueForAll(
  environment: Pick<TestEnvironment, 'control'>,
  db: Database,
  messages: number,
): Promise<void> {
  await sql`update campaigns set is_on = true`.execute(db);
  // The initial plan of every shop ends at a thousand conversations.
  await sql`update shops set plan_name = 'WhatsApp Enterprise plan'`.execute(db);
  await environment.control('/whatsapp/number', { throughputPerSecond: 100_000, tier: 'TIER_UNLIMITED' });
  const { rows } = await sql<{ shop_id: number; sender_id: string }>`
    update senders set sends_per_second = 5000, current_limit = 'TIER_UNLIMITED' returning shop_id, sender_id`.execute(
    db,
  );
  const [sender] = rows;
  if (!sender) throw new Error('the demo shop has no number');
  await addPeople(db, sender.shop_id, messages);
  await queueMessages(db, { shopId: sender.shop_id, senderId: sender.sender_id });
}
