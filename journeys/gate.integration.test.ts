import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { changeSending, createSending } from '#features/engine/messaging/server/sendings-api.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { openDatabase, type Tx } from '#platform/database/database.ts';
import { Jobs } from '#platform/jobs/jobs.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessages, type QueuedMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
let sender: { shopId: number; senderId: string };
let nextNumber = 3000;

beforeAll(async () => {
  server = await openServer();
  await server.rows(`update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'`);
  const [number] = await server.rows<{ sender_id: string }>(
    'update senders set sends_per_second = 400 returning sender_id',
  );
  sender = { shopId: server.shopId, senderId: number?.sender_id ?? '' };
});

afterAll(() => server.close());

it('reserves a part of the day’s reach for receipts', async () => {
  await server.rows(`update senders set current_limit = 'TIER_50'`);
  const phones = await subscribe(60);
  await Promise.all(phones.map((phone) => queue(phone, { sourceEvent: 'many carts' })));
  await waitFor('the reach of marketing to be used up', async () => {
    const { sent, dailyReach } = await countStates('many carts');
    return sent === 45 && dailyReach === 15;
  });
  const [buyer = ''] = await subscribe(1);
  await queue(buyer, { sourceEvent: 'receipt', sourceType: 'receiptStory', purpose: 'utility' });
  await becomes(buyer, 'receipt', 'delivered');

  await server.rows(`update senders set current_limit = 'TIER_UNLIMITED'`);
  await server.environment.forward(10 * 60 * 1000);
  await waitFor('the rest to go out', async () => (await countStates('many carts')).sent === 60);
});

it('delays the second offer of a day to the next day, but not a receipt', async () => {
  const [phone = ''] = await subscribe(1);
  await queue(phone, { sourceEvent: 'first cart' });
  await becomes(phone, 'first cart', 'delivered');
  await queue(phone, { sourceEvent: 'second cart' });
  await queue(phone, { sourceEvent: 'order', sourceType: 'receiptStory', purpose: 'utility' });
  await becomes(phone, 'order', 'delivered');
  await waitsFor(phone, 'second cart', 'frequencyCap');

  await server.environment.forward(24 * HOUR_MS);
  await becomes(phone, 'second cart', 'delivered');
});

it('does not count the welcome that a person signed up for as an offer of the day', async () => {
  const [phone = ''] = await subscribe(1);
  await queue(phone, { sourceEvent: 'sign-up', sourceType: 'visualPopup', isRequested: true });
  await becomes(phone, 'sign-up', 'delivered');
  await queue(phone, { sourceEvent: 'cart of that day' });
  await becomes(phone, 'cart of that day', 'delivered');
  await queue(phone, { sourceEvent: 'another cart' });
  await waitsFor(phone, 'another cart', 'frequencyCap');
});

it('sends one of two offers that are due together, the cart before the broadcast', async () => {
  const [phone = ''] = await subscribe(1);
  const broadcast = randomUUID();
  await server.rows('update senders set budget = -1000000');
  await queue(phone, { sourceEvent: broadcast, sourceType: 'broadcast', sendingId: broadcast });
  await server.rows('update outbox set priority = 6 where sending_id = $1', [broadcast]);
  await queue(phone, { sourceEvent: 'cart' });
  await server.rows('update senders set budget = 100');
  await becomes(phone, 'cart', 'delivered');
  await waitsFor(phone, broadcast, 'frequencyCap');
});

it('pauses a sending, resumes it, and drops the rest when it is cancelled', async () => {
  const phones = await subscribe(30);
  const sending = await beginSending();
  await inTransaction((tx, client) => changeSending(client, tx, sending, 'paused'));
  const broadcast = { sourceEvent: sending.sendingId, sourceType: 'broadcast', sendingId: sending.sendingId };
  await Promise.all(phones.slice(0, 20).map((phone) => queue(phone, broadcast)));
  await waitFor(
    'the gate to keep them back',
    async () => (await countStates(sending.sendingId)).paused === 20,
  );
  expect((await countStates(sending.sendingId)).sent).toBe(0);

  await inTransaction((tx, client) => changeSending(client, tx, sending, 'running'));
  await server.environment.forward(61_000);
  await waitFor('them to go out', async () => (await countStates(sending.sendingId)).sent === 20);

  await inTransaction((tx, client) => changeSending(client, tx, sending, 'cancelled'));
  await Promise.all(phones.slice(20).map((phone) => queue(phone, broadcast)));
  await waitFor(
    'the rest to be dropped',
    async () => (await countStates(sending.sendingId)).cancelled === 10,
  );
  await inTransaction((tx, client) => changeSending(client, tx, sending, 'running'));
  expect(await countStates(sending.sendingId)).toMatchObject({ sent: 20, cancelled: 10, waiting: 0 });
});

it('holds messages queued far ahead when their sending is paused', async () => {
  const [phone = ''] = await subscribe(1);
  const sending = await beginSending();
  await queue(phone, { sendingId: sending.sendingId, sourceEvent: 'later', delaySeconds: 20 * 24 * 3600 });
  const stateOf = async () =>
    (await onlyRow<{ state: string }>(`select state from outbox where sending_id = $1`, [sending.sendingId]))
      .state;
  await inTransaction((tx, client) => changeSending(client, tx, sending, 'paused'));
  await waitFor('it to be set aside', async () => (await stateOf()) === 'paused');
  await inTransaction((tx, client) => changeSending(client, tx, sending, 'running'));
  await waitFor('it to be queued again', async () => (await stateOf()) === 'queued');
});

it('tries again a day later if the provider held a message back because the person gets too many', async () => {
  const phone = '+491520011049';
  await addSubscriber(server.db, sender.shopId, { phone });
  await queue(phone, { sourceEvent: 'too much' });
  await becomes(phone, 'too much', 'failed');
  const dueInHours = await waitFor('a second try to be queued', async () => {
    const [row] = await server.rows<{ hours: number }>(
      `select round(extract(epoch from o.due_at - m.created_at) / 3600)::int as hours
       from outbox o join messages m using (shop_id, message_id, created_at) where m.source_event = 'too much' and m.retries = 1`,
    );
    return row?.hours;
  });
  expect(dueInHours).toBe(24);
});

it('fails a template message with incomplete content, and sends the messages beside it', async () => {
  const [broken = '', whole = ''] = await subscribe(2);
  await server.rows('update senders set budget = -1000000');
  await queue(broken, { sourceEvent: 'broken' });
  await queue(whole, { sourceEvent: 'whole' });
  await server.rows(
    `update messages set content = content - 'body' - 'header' where source_event = 'broken'`,
  );
  await server.rows('update senders set budget = 100');
  await becomes(whole, 'whole', 'delivered');
  await becomes(broken, 'broken', 'failed');
  const [failed] = await server.rows(`select provider_error from messages where source_event = 'broken'`);
  expect(failed).toEqual({ provider_error: 'What it said is not kept any more.' });
});

it('sends receipts to numbers of the United States, but no offers', async () => {
  const us = '+12125550177';
  await addSubscriber(server.db, sender.shopId, { phone: us });
  await queue(us, { sourceEvent: 'us order', sourceType: 'receiptStory', purpose: 'utility' });
  await queue(us, { sourceEvent: 'us cart' });
  await becomes(us, 'us order', 'delivered');
  await becomes(us, 'us cart', 'skipped');
  const verdict = `select verdict ->> 'reason' as reason from messages where source_event = 'us cart'`;
  expect(await onlyRow<{ reason: string }>(verdict)).toEqual({ reason: 'noMarketingToUs' });
});

it('holds an offer during the night of its recipient, and sends a receipt immediately', async () => {
  await server.environment.control('/clock/morning', {});
  const [phone = ''] = await subscribe(1);
  await addSubscriber(server.db, sender.shopId, { phone: '+14165550123' });
  await server.environment.forward(12 * HOUR_MS);
  await queue(phone, { sourceEvent: 'night cart' });
  await queue('+14165550123', { sourceEvent: 'day cart' });
  await queue(phone, { sourceEvent: 'night order', sourceType: 'receiptStory', purpose: 'utility' });
  await becomes(phone, 'night order', 'delivered');
  await becomes('+14165550123', 'day cart', 'delivered');
  await waitsFor(phone, 'night cart', 'quietHours');
  const { until } = await onlyRow<{ until: string }>(
    `select verdict #>> '{wait,until}' as until from messages where source_event = 'night cart'`,
  );
  expect(new Date(until).toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' })).toBe('09:00:00');

  await server.environment.forward(11 * HOUR_MS);
  await becomes(phone, 'night cart', 'delivered');
});

/** People in Germany who agreed to marketing, with numbers that the sandbox treats normally. */
async function subscribe(count: number): Promise<string[]> {
  const phones = Array.from({ length: count }, () => `+4915200${String(nextNumber++).padStart(6, '0')}`);
  await Promise.all(phones.map((phone) => addSubscriber(server.db, sender.shopId, { phone })));
  return phones;
}

async function queue(phone: string, message: QueuedMessages): Promise<void> {
  await queueMessages(server.db, sender, { phone, ...message });
}

async function becomes(phone: string, sourceEvent: string, state: string): Promise<void> {
  await waitFor(`${sourceEvent} to be ${state}`, async () => {
    const [row] = await server.rows<{ state: string }>(
      `select m.state from messages m join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = $1 and m.source_event = $2 and m.retries = 0`,
      [phone, sourceEvent],
    );
    return row?.state === state;
  });
}

async function waitsFor(phone: string, sourceEvent: string, reason: string): Promise<void> {
  await waitFor(`${sourceEvent} to wait for ${reason}`, async () => {
    const [row] = await server.rows<{ reason: string; state: string }>(
      `select m.verdict #>> '{wait,reason}' as reason, m.state from messages m join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = $1 and m.source_event = $2`,
      [phone, sourceEvent],
    );
    return row?.reason === reason && row.state === 'queued';
  });
}

interface StateCounts {
  sent: number;
  waiting: number;
  paused: number;
  cancelled: number;
  dailyReach: number;
}

function countStates(sourceEvent: string): Promise<StateCounts> {
  return onlyRow<StateCounts & Record<string, number>>(
    `select count(*) filter (where sent_at is not null)::int as sent,
       count(*) filter (where m.state = 'queued')::int as waiting,
       count(*) filter (where o.state = 'paused' or o.reason = 'paused')::int as paused,
       count(*) filter (where verdict ->> 'reason' = 'cancelled')::int as cancelled,
       count(*) filter (where m.state = 'queued' and verdict #>> '{wait,reason}' = 'dailyReach')::int as "dailyReach"
     from messages m left join outbox o using (shop_id, message_id) where source_event = $1`,
    [sourceEvent],
  );
}

async function onlyRow<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row> {
  const [row] = await server.rows<Row>(text, values);
  if (!row) throw new Error('no such row');
  return row;
}

/** Creates a sending without recipients. Its messages are queued one by one. */
async function beginSending(): Promise<{ shopId: number; sendingId: string }> {
  const { shopId, senderId } = sender;
  const sendingId = randomUUID();
  const now = new Date();
  await inTransaction(async (tx, client) => {
    const sending = {
      shopId,
      sendingId,
      senderId,
      valueNames: [],
      links: {},
      priority: PRIORITY.broadcast,
      dueAt: now,
      channel: 'WA',
      purpose: 'marketing',
      source: { kind: 'broadcast', type: 'broadcast', id: sendingId },
      content: { kind: 'text', body: 'Hello' },
      expiresAt: new Date(now.getTime() + HOUR_MS),
    } as const;
    await createSending(
      client,
      tx,
      sending,
      sql`select subscriber_id, array[]::text[] as value_texts from subscribers where false`,
    );
  });
  return { shopId, sendingId };
}

/** Runs in one transaction, as a merchant's action does: a change and its job. */
async function inTransaction(
  act: (tx: Tx, client: { clock: { now: () => Date }; jobs: Jobs }) => Promise<void>,
): Promise<void> {
  const { db, close } = openDatabase(server.databaseUrl);
  const jobs = new Jobs(server.databaseUrl, pino({ level: 'silent' }));
  await jobs.start([], { run: false });
  await db.transaction().execute((tx) => act(tx, { clock: { now: () => new Date() }, jobs }));
  await jobs.stop();
  await close();
}
