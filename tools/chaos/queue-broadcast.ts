import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { openShop, post } from '../test-environment/channels-client.ts';
import { call, EVERYBODY, makeTemplate } from '../test-environment/make-broadcast.ts';
import { addPeople } from '../test-environment/seeds/add-people.ts';
import type { TestEnvironment } from '../test-environment/start-environment.ts';

/**
 * Longer than any machine takes to schedule the broadcast. The environment's time is then moved forward by this much.
 */
const AHEAD_MS = 30 * 60_000;

/**
 * Schedules a broadcast to this many people of the demo shop with its merchant's requests, at 200 messages a second.
 */
export async function queueBroadcast(
  environment: TestEnvironment,
  db: Database,
  messages: number,
): Promise<void> {
  await sql`update shops set plan_name = 'WhatsApp Enterprise plan'`.execute(db);
  await environment.control('/whatsapp/number', { throughputPerSecond: 100_000, tier: 'TIER_UNLIMITED' });
  const { rows } = await sql<{ shop_id: number }>`
    update senders set sends_per_second = 200, current_limit = 'TIER_UNLIMITED' returning shop_id`.execute(
    db,
  );
  await addPeople(db, rows[0]?.shop_id ?? 0, messages);
  const shop = await openShop(environment.appUrl, DEMO_SHOP);
  const activeTemplate = await makeTemplate(
    shop,
    'the_sale',
    'Hi {{firstNameWA}}, ten off is for you today.',
  );
  const { body } = await call(shop, 'create', {});
  const { now } = await environment.control<{ now: string }>('/clock');
  const scheduled = await post(shop, '/database/api/broadcast/update', {
    pageId: DEMO_SHOP,
    broadcastId: (body as { data: string }).data,
    status: 'active',
    condition: EVERYBODY,
    activeTemplate,
    scheduleTime: new Date(new Date(now).getTime() + AHEAD_MS).toISOString(),
  });
  if (scheduled.status !== 200) throw new Error(`not scheduled: ${JSON.stringify(scheduled.body)}`);
  await environment.forward(AHEAD_MS);
}
