import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MessageTrace } from '#features/product/message-log/contract/message-trace.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { newSubscriber, report, text } from './phone-app/phone-app-client.ts';

const CLOSED = [[], [], [], [], [], [], []];
const SETTINGS = {
  hoursOn: true,
  hours: { weekdays: CLOSED, closedDays: [] },
  awayOn: true,
  awayText: 'We are closed. We answer tomorrow.',
};

type Person = Awaited<ReturnType<typeof newSubscriber>>;

let server: OpenServer;
let ana: Person;

beforeAll(async () => {
  server = await openServer({ role: 'api' });
  await post('inbox/saveSettings', { settings: SETTINGS });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await newSubscriber(server);
});

const post = async (call: string, body: object) =>
  (
    await server.environment.merchant.post(`${server.appUrl}/database/api/${call}`, {
      shopUrl: DEMO_SHOP,
      ...body,
    })
  ).body;
const get = async (call: string, query = '') =>
  (
    await server.environment.merchant.get(
      `${server.appUrl}/database/api/${call}?shopUrl=${DEMO_SHOP}${query}`,
    )
  ).body;

/** The person writes in the sandbox's phone. Returns when the message was processed. */
async function write(body: string, { phone }: Person = ana): Promise<void> {
  await server.environment.control('/whatsapp/inbound', { from: phone, text: body });
  await waitFor(`${body} to be processed`, async () => {
    const rows = await server.rows(
      `select from inbound_messages i join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = $1 and i.text = $2`,
      [phone, body],
    );
    return rows.length > 0;
  });
}

interface Away {
  messageId: string;
  state: string;
  reason: string | null;
}

function awayOf({ phone }: Person = ana): Promise<Away[]> {
  return server.rows<Away>(
    `select message_id as "messageId", state, verdict ->> 'reason' as reason
     from messages m join subscribers s using (shop_id, subscriber_id)
     where s.phone_e164 = $1 and source_type = 'awayMessage' order by m.created_at`,
    [phone],
  );
}

async function threadOf({ phone }: Person = ana) {
  const { threads } = (await get(
    'inbox/getThreads',
    `&list=waiting&search=${encodeURIComponent(phone)}`,
  )) as {
    threads: { subscriberId: string; isUnread: boolean; lastFrom: string; waitingSince: string }[];
  };
  return threads[0];
}

/** The texts that this phone got. */
async function received({ phone }: Person = ana): Promise<string[]> {
  const { messages } = await server.environment.control<{
    messages: { direction: string; content: { type: string; text?: { body: string } } }[];
  }>(`/whatsapp/messages?to=${encodeURIComponent(phone)}`);
  return messages
    .filter(({ direction }) => direction === 'fromBusiness')
    .flatMap(({ content }) => content.text?.body ?? []);
}

const delivered = (count: number) =>
  waitFor(`${count} away messages to arrive`, async () => {
    const states = (await awayOf()).map(({ state }) => state);
    return states.length === count && states.every((state) => state === 'delivered' || state === 'read');
  });

it('answers the first question of a wait, and the wait goes on', async () => {
  expect(await get('inbox/getSettings')).toEqual({
    settings: SETTINGS,
    now: { isOpen: false, until: null },
  });
  await write('Where is my parcel?');
  const before = await threadOf();
  await delivered(1);
  await write('Hello?');
  expect(await received()).toEqual([SETTINGS.awayText]);
  expect(await threadOf()).toMatchObject({
    isUnread: true,
    lastFrom: 'person',
    waitingSince: before?.waitingSince,
  });

  const [away] = await awayOf();
  const { message } = (await get('messages/getMessage', `&messageId=${away?.messageId}`)) as {
    message: MessageTrace;
  };
  expect(message).toMatchObject({
    sourceType: 'awayMessage',
    purpose: 'service',
    trigger: { kind: 'inbound', name: 'Where is my parcel?' },
  });

  // After an answer and four hours, a new question gets the next one.
  const subscriberId = before?.subscriberId;
  await post('inbox/reply', { subscriberId, requestId: randomUUID(), text: 'It arrives today.' });
  await waitFor('the answer', async () => (await received()).length === 2);
  await server.environment.forward(4 * HOUR_MS);
  await write('It is not here');
  await delivered(2);
});

it('sends nothing to somebody who writes STOP, then or later', async () => {
  await write('STOP');
  await write('Where is my parcel?');
  await write('Anybody there?');
  await waitFor('the confirmation', async () => (await received()).length > 0);
  expect(await threadOf()).toBeDefined();
  expect(await awayOf()).toEqual([]);
});

it('sends nothing while all sending is paused, and not later', async () => {
  await post('messages/pauseAllSending', {});
  await write('Where is my parcel?');
  await server.environment.forward(HOUR_MS);
  await post('messages/resumeAllSending', { late: 'send' });
  // What is sent after the pause shows that a worker has seen the queue.
  await post('inbox/reply', {
    subscriberId: (await threadOf())?.subscriberId,
    requestId: randomUUID(),
    text: 'It arrives today.',
  });
  await waitFor('the answer', async () => (await received()).length > 0);
  expect(await received()).toEqual(['It arrives today.']);
  expect(await awayOf()).toEqual([]);
});

it('sends one at most if the worker is killed', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => newSubscriber(server)));
  const worker = server.environment.programs.at(-1);
  await server.environment.control('/misbehaviour', {
    partner: 'whatsapp',
    kind: 'slow',
    times: 1000,
    delayMs: 100,
  });
  for (const person of people)
    await server.environment.control('/whatsapp/inbound', { from: person.phone, text: 'Where is it?' });
  await waitFor('the first away message', async () => (await awayOf(people[0])).length > 0);
  await worker?.kill();
  await server.environment.startServer('worker');
  await waitFor('all questions to be processed', async () => {
    const rows = await server.rows("select from webhook_inbox where state <> 'done'");
    return rows.length === 0;
  });
  await waitFor('nothing to be on its way', async () => {
    const rows = await server.rows(
      `select from outbox o join messages m using (shop_id, message_id) join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = any($1) and o.state <> 'uncertain' union all select from claims`,
      [people.map(({ phone }) => phone)],
    );
    return rows.length === 0;
  });
  for (const person of people) {
    expect(await awayOf(person)).toHaveLength(1);
    expect((await received(person)).length).toBeLessThanOrEqual(1);
  }
  // If the worker is killed between the claim and the request, nobody knows whether the message was sent.
  const uncertain = await server.rows("select from outbox where state = 'uncertain'");
  const arrived = (await Promise.all(people.map((person) => received(person)))).flat();
  expect(arrived.length + uncertain.length).toBeGreaterThanOrEqual(people.length);
});

// The last one: the sandbox has no open conversation with this person, and refuses the message.
it('sends one for a message that is reported twice, and none for one of a backlog', async () => {
  const { now } = await server.environment.control<{ now: string }>('/clock');
  const tenMinutesAgo = new Date(Date.parse(now) - 10 * MINUTE_MS);
  const late = { messages: [text('Where was it?', tenMinutesAgo, { from: ana.waId })] };
  await report(server, 'messages', late);
  expect(await awayOf()).toEqual([]);
  const question = { messages: [text('Where is it?', new Date(now), { from: ana.waId })] };
  await report(server, 'messages', question);
  await report(server, 'messages', question);
  expect(await awayOf()).toHaveLength(1);
});
