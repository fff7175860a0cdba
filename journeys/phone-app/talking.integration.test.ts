import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_LIMITS } from '#features/engine/messaging/contract/sending-limits.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { queueMessages, type QueuedMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { echoTo, newSubscriber, personOf, report } from './phone-app-client.ts';

type Person = Awaited<ReturnType<typeof newSubscriber>>;

const LIMITS = { ...USUAL_LIMITS, quietHours: null, mostInDay: null, mostInWeek: null };

let server: OpenServer;
let senderId: string;
beforeAll(async () => {
  server = await openServer();
  const [number] = await server.rows<{ sender_id: string }>(
    "select sender_id from senders where channel = 'WA'",
  );
  senderId = number?.sender_id ?? '';
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
  await holdFor(4);
});
afterAll(() => server.close());

const holdFor = (talkHours: number | null) =>
  server.environment.merchant.post(`${server.appUrl}/database/api/messages/setSendingLimits`, {
    shopUrl: DEMO_SHOP,
    limits: { ...LIMITS, talkHours },
  });
/** The environment's time, which these tests move. */
async function demoNow(): Promise<Date> {
  return new Date((await server.environment.control<{ now: string }>('/clock')).now);
}

async function echo(person: Person): Promise<void> {
  const message_echoes = [echoTo(person, 'Shall I keep it?', await demoNow())];
  await report(server, 'smb_message_echoes', { message_echoes });
}

async function queue({ phone }: Person, message: QueuedMessages): Promise<void> {
  await queueMessages(server.db, { shopId: server.shopId, senderId }, { phone, ...message });
}

async function becomes({ phone }: Person, event: string, wanted: string): Promise<void> {
  await waitFor(`${event} to be ${wanted}`, async () => {
    const [row] = await server.rows<{ state: string; reason: string | null }>(
      `select m.state, o.reason from messages m join subscribers s using (shop_id, subscriber_id)
       left join outbox o using (shop_id, message_id)
       where s.phone_e164 = $1 and m.source_event = $2`,
      [phone, event],
    );
    return row !== undefined && (row.state === wanted || row.reason === wanted);
  });
}

it('holds offers while the owner talks on the phone, and sends everything else', async () => {
  const ana = await newSubscriber(server);
  await echo(ana);
  await queue(ana, { sourceEvent: 'cart' });
  await queue(ana, { sourceEvent: 'order', sourceType: 'receiptStory', purpose: 'utility' });
  await queue(ana, { sourceEvent: 'sign-up', sourceType: 'visualPopup', isRequested: true });
  await becomes(ana, 'order', 'delivered');
  await becomes(ana, 'sign-up', 'delivered');
  await becomes(ana, 'cart', 'talking');

  // The owner writes again, so the wait starts again.
  await server.environment.forward(3 * HOUR_MS);
  await echo(ana);
  await server.environment.forward(2 * HOUR_MS);
  await queue(ana, { sourceEvent: 'another order', sourceType: 'receiptStory', purpose: 'utility' });
  await becomes(ana, 'another order', 'delivered');
  await becomes(ana, 'cart', 'talking');

  await server.environment.forward(2 * HOUR_MS);
  await becomes(ana, 'cart', 'delivered');
});

it('holds the message of a broadcast, too', async () => {
  const ana = await newSubscriber(server);
  await echo(ana);
  await queue(ana, { sourceEvent: 'sale', sourceType: 'broadcast', voidedBy: null });
  await becomes(ana, 'sale', 'talking');
});

it('sends what waits when the shop no longer wants that', async () => {
  const ana = await newSubscriber(server);
  await echo(ana);
  await queue(ana, { sourceEvent: 'cart' });
  await becomes(ana, 'cart', 'talking');
  await holdFor(null);
  await becomes(ana, 'cart', 'delivered');
  await holdFor(4);
});

it('holds offers after a reply on the page of the person', async () => {
  const writtenAt = await demoNow();
  const ana = await newSubscriber(server);
  await server.environment.control('/whatsapp/inbound', { from: ana.phone, text: 'Is it blue?' });
  const row = await waitFor('her message', async () => {
    const [found] = await server.rows<{ id: string }>(
      'select subscriber_id as id from subscribers where phone_e164 = $1 and last_inbound_at is not null',
      [ana.phone],
    );
    return found;
  });
  const requestId = randomUUID();
  await server.environment.merchant.post(`${server.appUrl}/database/api/people/sendToPerson`, {
    shopUrl: DEMO_SHOP,
    subscriberId: row.id,
    requestId,
    text: 'We keep it for you',
  });
  await becomes(ana, requestId, 'delivered');
  await queue(ana, { sourceEvent: 'cart' });
  await becomes(ana, 'cart', 'talking');
  const { shop_wrote_at: repliedAt } = (await personOf(server, ana)) ?? {};
  expect(repliedAt?.getTime()).toBeGreaterThan(writtenAt.getTime());
});
