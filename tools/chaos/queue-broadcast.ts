import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { openShop, post } from '../world/channels-merchant.ts';
import { addPeople, call, EVERYBODY, makeTemplate } from '../world/make-broadcast.ts';
import type { World } from '../world/start-world.ts';

/** A machine that does much else may take longer to schedule it than it was to wait. */
const AHEAD_MS = [3000, 15_000, 60_000];

/** Schedules a broadcast to so many people of the demo shop, as its merchant does. */
export async function queueBroadcast(world: World, db: Database, messages: number): Promise<void> {
  await sql`update shops set plan_name = 'WhatsApp Enterprise plan'`.execute(db);
  await world.control('/whatsapp/number', { throughputPerSecond: 100_000, tier: 'TIER_UNLIMITED' });
  const { rows } = await sql<{ shop_id: number }>`
    update senders set sends_per_second = 200, current_limit = 'TIER_UNLIMITED' returning shop_id`.execute(
    db,
  );
  await addPeople(db, rows[0]?.shop_id ?? 0, messages);
  const shop = await openShop(world.appUrl, DEMO_SHOP);
  const activeTemplate = await makeTemplate(
    shop,
    'the_sale',
    'Hi {{firstNameWA}}, ten off is for you today.',
  );
  const { body } = await call(shop, 'create', {});
  let answer: unknown;
  for (const aheadMs of AHEAD_MS) {
    const { now } = await world.control<{ now: string }>('/clock');
    const scheduled = await post(shop, '/database/api/broadcast/update', {
      pageId: DEMO_SHOP,
      broadcastId: (body as { data: string }).data,
      status: 'active',
      condition: EVERYBODY,
      activeTemplate,
      // Longer for more people, who are counted before it is scheduled.
      scheduleTime: new Date(new Date(now).getTime() + aheadMs + messages / 2).toISOString(),
    });
    if (scheduled.status === 200) return;
    answer = scheduled.body;
    if (!JSON.stringify(answer).includes('SCHEDULE_TIME_BEFORE_NOW')) break;
  }
  throw new Error(`not scheduled: ${JSON.stringify(answer)}`);
}
