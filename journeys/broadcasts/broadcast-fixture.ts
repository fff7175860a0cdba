import { afterAll, beforeAll, beforeEach } from 'vitest';
import type * as z from 'zod/mini';
import type { getBroadcast } from '#features/product/broadcasts/contract/broadcast-calls.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openShop, type Shop } from '#tools/test-environment/channels-client.ts';
import { call, EVERYBODY, makeTemplate, read } from '#tools/test-environment/make-broadcast.ts';
import { openServer, testNow, type Answer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

export type Broadcast = z.infer<(typeof getBroadcast)['response']>['broadcast'];

export let server: OpenServer;
export let shop: Shop;
/** Two approved templates of the shop. */
export let saleId: string;
export let otherId: string;

/** Messages a second. At this rate, a broadcast to hundreds is still under way when a slow machine gets to the next step. */
export const SLOW = 5;

/** Opens a shop that may message this many people at any hour, for the tests of the calling file. */
export function besideBroadcasts(people: number): void {
  beforeAll(async () => {
    server = await openServer();
    shop = await openShop(server.appUrl, DEMO_SHOP);
    await server.rows("update shops set plan_name = 'WhatsApp Enterprise plan'");
    await server.environment.control('/whatsapp/number', { throughputPerSecond: 1000, tier: 'TIER_10K' });
    await server.rows("update senders set sends_per_second = 1000, current_limit = 'TIER_10K'");
    await server.rows(
      `insert into sending_settings (shop_id, has_quiet_hours, quiet_from_minute, quiet_until_minute, changed_at)
       values ($1, false, 0, 1, now())`,
      [server.shopId],
    );
    await addPeople(server.db, server.shopId, people);
    saleId = await makeTemplate(shop, 'the_sale', 'Hi {{firstNameWA}}, {{offer_text}} is for you today.');
    otherId = await makeTemplate(
      shop,
      'the_other',
      'Hello {{firstNameWA}}, have a look at {{offer_text}} today.',
    );
  });
  // Messages of one test must not be in flight in the next.
  beforeEach(() =>
    waitFor('an empty outbox', async () => (await server.rows('select from outbox')).length === 0),
  );
  afterAll(() => server.close());
}

/** Lifts the limit of one offer a day, because each test messages everybody. */
export async function nobodyIsCapped(): Promise<void> {
  await server.rows(
    'update sending_settings set most_in_day = null, most_in_week = null, most_in_month = null',
  );
}

export async function begin(name?: string): Promise<string> {
  const { status, body } = await call(shop, 'create', name === undefined ? {} : { broadcastName: name });
  if (status !== 200) throw new Error(`no broadcast: ${JSON.stringify(body)}`);
  return (body as { data: string }).data;
}

/** Schedules the broadcast for everybody in about a second. `change` overrides the fields. */
export function schedule(broadcastId: string, change: object = {}): Promise<Answer> {
  return call(shop, 'update', {
    broadcastId,
    status: 'active',
    condition: EVERYBODY,
    activeTemplate: saleId,
    broadcastAttributes: { offer_text: 'Ten off' },
    // Slightly in the future, because a request takes time.
    scheduleTime: new Date(testNow().getTime() + 1500).toISOString(),
    ...change,
  });
}

export async function state(id: string): Promise<Broadcast> {
  return (await read<{ broadcast: Broadcast }>(shop, 'getBroadcast', `broadcastId=${id}`)).broadcast;
}

export async function ended(id: string): Promise<void> {
  await waitFor('it to be sent', async () => (await state(id)).status === 'sent');
}

/** Waits until the broadcast is sent. Messages that the gate holds back are due immediately instead of a minute later. */
export async function endedWithoutPause(id: string): Promise<void> {
  await waitFor('it to be sent', async () => {
    await server.rows('update outbox set due_at = $1 where due_at > $1', [testNow()]);
    return (await state(id)).status === 'sent';
  });
}

/** Returns how many messages of the broadcast were sent, and to how many people. */
export async function whoGotIt(id: string): Promise<{ messages: number; people: number }> {
  const [row] = await server.rows<{ messages: number; people: number }>(
    `select count(*)::int as messages, count(distinct subscriber_id)::int as people from messages
     where source_id = $1 and state in ('sent', 'delivered', 'read')`,
    [id],
  );
  return row ?? { messages: 0, people: 0 };
}
