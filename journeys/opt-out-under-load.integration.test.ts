import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openServer,
  postMetaWebhook,
  whatsAppBody,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

/**
 * The time from the record of the STOP to the last request to the provider, under load. How soon a STOP is recorded depends on
 * the machine. The bench `fairness` measures that.
 */
const SUPPRESSED_WITHIN_MS = 1000;
const PEOPLE = 5000;
/** Far more than the test sends, so that another message always follows the last one. */
const MESSAGES_TO_LENA = 120;
const LENA = '+4915112399999';
/** The sandbox accepts ten messages to one person immediately, and then one in six seconds. */
const SENT_BEFORE_STOP = 4;

interface Accepted {
  number: string;
  at: number;
  direction: string;
  content: { type: string };
}

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
  await server.rows(`update shops set plan_name = 'WhatsApp Enterprise plan'`);
  await server.environment.control('/whatsapp/number', { throughputPerSecond: 1000, tier: 'TIER_UNLIMITED' });
  // With a slow provider, many messages pile up between the gate and the provider.
  await server.environment.control('/misbehaviour', {
    partner: 'whatsapp',
    kind: 'slow',
    times: 1_000_000,
    delayMs: 300,
  });
  await server.rows("update senders set sends_per_second = 500, current_limit = 'TIER_UNLIMITED'");
  // The shop sends at any hour and without limits, so that only the consent decides here.
  await server.rows(
    `insert into sending_settings (shop_id, has_quiet_hours, quiet_from_minute, quiet_until_minute, changed_at)
     values ($1, false, 0, 1, now())`,
    [server.shopId],
  );
});
afterAll(() => server.close());

it('sends no more of a broadcast to her within a second after a STOP, whatever is queued behind it', async () => {
  await addPeople(server.db, server.shopId, PEOPLE);
  await addSubscriber(server.db, server.shopId, { phone: LENA });
  await queueEverything();
  await waitFor(
    'the broadcast to be well under way',
    async () => (await sentTo(LENA)).length >= SENT_BEFORE_STOP,
  );

  await stop();
  await waitFor('her messages to be dropped', async () => (await waiting(LENA)) === 0);
  const stoppedAtMs = await stopRecordedAtMs();
  // The sandbox keeps the newest 2,000 messages. Fewer than that are sent in this time.
  await waitFor('her second to be long over', async () => (await testNow()).getTime() - stoppedAtMs > 3000);
  await waitFor(
    'the others to be sent to as before',
    async () => (await sentSince(stoppedAtMs + SUPPRESSED_WITHIN_MS)) > PEOPLE / 20,
  );

  const tooLate = (await sentTo(LENA)).filter(({ at }) => at > stoppedAtMs + SUPPRESSED_WITHIN_MS);
  expect(tooLate).toEqual([]);
  const reasons = await server.rows(
    `select distinct m.verdict ->> 'reason' as reason from messages m join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 and m.state = 'skipped'`,
    [LENA],
  );
  expect(reasons).toEqual([{ reason: 'noConsent' }]);
});

/** Queues messages to everybody, spread over the time that the number needs, and many to Lena in between. */
async function queueEverything(): Promise<void> {
  const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
  const shop = { shopId: server.shopId, senderId: sender?.sender_id ?? '' };
  await queueMessages(server.db, shop, { delaySeconds: 60 });
  for (let n = 1; n < MESSAGES_TO_LENA; n += 1) {
    await queueMessages(server.db, shop, { phone: LENA, delaySeconds: 60 });
  }
  await server.rows(
    `with placed as (
       select o.message_id, row_number() over (partition by s.phone_e164 = $1 order by o.message_id) as place,
         s.phone_e164 = $1 as is_lena
       from outbox o join messages m using (shop_id, message_id, created_at) join subscribers s using (shop_id, subscriber_id)
     )
     update outbox o set due_at = $2::timestamptz + make_interval(secs => place * case when is_lena then 0.15 else 0.002 end)
     from placed p where p.message_id = o.message_id`,
    [LENA, await testNow()],
  );
}

/** Posts her STOP, and remembers the environment's time right before. */
async function stop(): Promise<void> {
  const stoppedAt = await testNow();
  const message = {
    from: LENA.slice(1),
    id: 'wamid.stop-under-load',
    timestamp: String(Math.floor(stoppedAt.getTime() / 1000)),
    type: 'text',
    text: { body: 'STOP' },
  };
  const value = { contacts: [{ wa_id: LENA.slice(1) }], messages: [message] };
  const { status } = await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody(value));
  expect(status).toBe(200);
}

async function stopRecordedAtMs(): Promise<number> {
  const [entry] = await server.rows<{ recorded_at: Date }>(
    `select recorded_at from consent_ledger join subscribers using (shop_id, subscriber_id)
     where phone_e164 = $1 and kind = 'revoked'`,
    [LENA],
  );
  return entry?.recorded_at.getTime() ?? 0;
}

/** The environment's own time, which runs ahead of this machine's. */
async function testNow(): Promise<Date> {
  const { now } = await server.environment.control<{ now: string }>('/clock');
  return new Date(now);
}

/** Her templates at the provider. The one free text is the answer to her STOP. */
async function sentTo(phone: string): Promise<Accepted[]> {
  const { messages } = await server.environment.control<{ messages: Accepted[] }>(
    `/whatsapp/messages?to=${encodeURIComponent(phone)}&limit=2000`,
  );
  return messages.filter(
    ({ direction, content }) => direction === 'fromBusiness' && content.type === 'template',
  );
}

async function sentSince(atMs: number): Promise<number> {
  const [row] = await server.rows<{ sent: number }>(
    'select count(*)::int as sent from messages where sent_at > $1',
    [new Date(atMs)],
  );
  return row?.sent ?? 0;
}

async function waiting(phone: string): Promise<number> {
  const [row] = await server.rows<{ left: number }>(
    `select count(*)::int as left from outbox o join messages m using (shop_id, message_id, created_at)
     join subscribers s using (shop_id, subscriber_id) where s.phone_e164 = $1 and m.purpose = 'marketing'`,
    [phone],
  );
  return row?.left ?? 0;
}
