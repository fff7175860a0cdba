import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import type { NewSending } from '#features/engine/messaging/contract/sending.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { valueSpaceOf } from '#features/foundations/templates/contract/value-space.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { followLink } from '#tools/test-environment/follow-link.ts';
import { ask, openServer, testNow, type OpenServer } from '#tools/test-environment/open-server.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { createSending, type Recipient } from '../sendings-api.ts';
import { SendingExpander } from './expand-sendings.ts';

let server: OpenServer;
let database: OpenDatabase;
let senderId: string;
const now = new Date();
const ctx = { clock: { now: () => now } };
const log = openLogger('silent', 'test');

beforeAll(async () => {
  server = await openServer();
  server.plantsAgainst.add('consentEqualsLedger');
  // Adding many people takes seconds, and several times as long on a slow machine.
  database = openDatabase(server.databaseUrl, { limits: SLOW });
  const [sender] = await server.rows<{ sender_id: string }>(
    'select sender_id from senders where shop_id = $1',
    [server.shopId],
  );
  senderId = sender?.sender_id ?? '';
});
afterAll(async () => {
  await database.close();
  await server.close();
});

it('sends each person their own values and links, and fails only the people whose message cannot be written', async () => {
  const [lena, mira, odd] = await subscribe(['Lena', 'Mira "the \\ one"', 'x'.repeat(5000)]);
  const sending = aSending({
    content: { kind: 'text', body: 'Hello {{value:name}}, look: {{link:sale}}' },
    valueNames: ['name'],
    links: { sale: 'https://demo.example/sale' },
  });
  expect(await startSending(sending, [lena, mira, odd])).toBe(3);
  await waitFor('all messages to be sent', async () => (await countStates(sending)).queued === undefined);
  expect(await countStates(sending)).toEqual({ delivered: 2, failed: 1 });
  const bubble = await lastBubble(mira?.phone ?? '');
  expect(bubble).toContain('Hello Mira "the \\ one", look: http');
  const [failed] = await server.rows(
    'select provider_code, provider_error from messages where subscriber_id = $1 and sending_id = $2',
    [odd?.id, sending.sendingId],
  );
  expect(failed).toMatchObject({ provider_code: 100, provider_error: expect.stringContaining('4096') });

  const address = /https?:\S+\/l\/\S+/.exec(bubble)?.[0] ?? '';
  const visit = await followLink(address);
  expect(visit.location).toBe('https://demo.example/sale');
  const strange = address.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  expect((await ask(strange, { redirect: 'manual' })).status).toBe(404);
  await waitFor('her click to be counted, and nobody else’s', async () => {
    const clicks = await server.rows('select subscriber_id from touches where shop_id = $1', [server.shopId]);
    return JSON.stringify(clicks) === JSON.stringify([{ subscriber_id: mira?.id }]);
  });
  const counts = await server.rows(
    'select sum(sent)::int as sent, sum(failed)::int as failed, sum(clicked)::int as clicked from daily_rollups where source_id = $1',
    [sending.source.id],
  );
  expect(counts).toEqual([{ sent: 2, failed: 1, clicked: 1 }]);
});

it('fails only the one message that no provider would accept, with the reason', async () => {
  const [lena, mira] = await subscribe(['Lena', 'Mira']);
  const event = randomUUID();
  const message = (person: Person, body: string) => ({
    ...aSending({}),
    messageKey: event,
    subscriberId: person.id,
    sourceEvent: event,
    content: { kind: 'text', body } as const,
    discount: null,
    discountCode: null,
    links: {},
  });
  const made = await database.db
    .transaction()
    .execute((tx) =>
      createMessages(ctx, tx, [
        message(lena as Person, 'x'.repeat(5000)),
        message(mira as Person, 'Your order is on its way.'),
      ]),
    );
  expect(made).toHaveLength(2);
  const ended = () =>
    server.rows<{ subscriber_id: string; state: string; provider_error: string | null }>(
      'select subscriber_id, state, provider_error from messages where source_event = $1 order by provider_error',
      [event],
    );
  await waitFor('both to end', async () =>
    (await ended()).every(({ state }) => /delivered|failed/.test(state)),
  );
  expect(await ended()).toEqual([
    { subscriber_id: lena?.id, state: 'failed', provider_error: expect.stringContaining('4096') },
    { subscriber_id: mira?.id, state: 'delivered', provider_error: null },
  ]);
});

it('cuts the values of a template so that its text is not too long with them', async () => {
  const [template] = await server.rows<{ definition: TemplateDefinition }>(
    `select definition from templates where name = 'cart_reminder_1_offer' and language = 'en'`,
  );
  const definition = template?.definition as TemplateDefinition;
  const [lena, long] = await subscribe(['Lena', 'Stoneware mug '.repeat(110)]);
  await server.rows(`update senders set sends_per_second = 400`);
  const sending = aSending({
    content: {
      kind: 'template',
      templateName: definition.name,
      language: definition.language,
      header: { kind: 'image', media: { link: 'https://demo.example/picture.png' } },
      body: definition.variables.map(({ sample }, at) => ({ text: at === 1 ? '{{value:title}}' : sample })),
      valueSpace: valueSpaceOf(definition),
      buttons: [
        { kind: 'link', index: 0, link: 'sale' },
        { kind: 'reply', index: 1, payload: 'STOP' },
      ],
      offerEndsAtMs: null,
      cards: null,
    },
    valueNames: ['title'],
    links: { sale: 'https://demo.example/sale' },
  });
  await server.rows('update subscribers set has_marketing_consent = true where subscriber_id = any($1)', [
    [lena?.id, long?.id],
  ]);
  await startSending(sending, [lena, long]);
  await waitFor('both messages to be sent', async () => (await countStates(sending)).queued === undefined);
  expect(await countStates(sending)).toEqual({ delivered: 2 });
  expect(await lastBubble(long?.phone ?? '')).toMatch(/Stoneware mug Stone.*…/);
});

it('refuses a sending whose values or links are not named, and stores nothing', async () => {
  const nameless = aSending({ content: { kind: 'text', body: 'Hello {{value:name}}' } });
  await expect(startSending(nameless, [])).rejects.toThrow('without its values: name');
  const linkless = aSending({ content: { kind: 'text', body: 'Look: {{link:sale}}' } });
  await expect(startSending(linkless, [])).rejects.toThrow('without its links: sale');
  const odd = aSending({ channel: 'FB', content: { kind: 'text', body: 'Hello' } });
  await expect(startSending(odd, [])).rejects.toThrow('FB cannot show text');
  const ids = [nameless.sendingId, linkless.sendingId, odd.sendingId];
  expect(await server.rows('select from sendings where sending_id = any($1)', [ids])).toEqual([]);
});

it('writes each message once with several workers, and never too far ahead', async () => {
  await server.rows('update senders set stopped_at = now()');
  await addPeople(database.db, server.shopId, 25_000, { phone: sql`'+4916' || (10000000 + n)` });
  const sending = aSending({ valueNames: ['name'], content: { kind: 'text', body: 'Hello {{value:name}}' } });
  const many = sql<Recipient>`select subscriber_id, array[phone_e164] as value_texts from subscribers
    where shop_id = ${server.shopId} and phone_e164 like '+4916%'`;
  const twice = sql<Recipient>`${many} union all ${many}`;
  const recipients = await database.db.transaction().execute((tx) => createSending(ctx, tx, sending, twice));
  expect(recipients).toBe(25_000);
  const beside = () => new SendingExpander({ db: database.db, clock: ctx.clock, log }).expandNext();
  await Promise.all([beside(), beside(), beside()]);
  const [written] = await waitFor('as many messages as may be ready', async () => {
    const rows = await server.rows<{ messages: number; people: number; queued: number }>(
      `select count(*)::int as messages, count(distinct subscriber_id)::int as people,
         (select count(*)::int from outbox where sending_id = $1) as queued
       from messages where sending_id = $1`,
      [sending.sendingId],
    );
    return rows[0] && rows[0].messages >= 20_000 && rows;
  });
  expect(written).toEqual({ messages: 20_000, people: 20_000, queued: 20_000 });
  // A message beyond the plan's limit is checked again in ten minutes, so it holds the rest back as well.
  await server.rows(
    "update outbox set due_at = $2::timestamptz + interval '10 minutes' where sending_id = $1",
    [sending.sendingId, testNow()],
  );
  expect(await countWritten(sending)).toBe(20_000);
  // A person whose quiet hours have started waits until the morning.
  await server.rows("update outbox set due_at = $2::timestamptz + interval '9 hours' where sending_id = $1", [
    sending.sendingId,
    testNow(),
  ]);
  await waitFor('the rest', async () => {
    const [rest] = await server.rows<{ done: boolean; messages: number; people: number }>(
      `select s.is_expanded as done, count(*)::int as messages, count(distinct m.subscriber_id)::int as people
       from sendings s join messages m using (shop_id, sending_id) where s.sending_id = $1 group by s.is_expanded`,
      [sending.sendingId],
    );
    return rest?.done === true && rest.messages === 25_000 && rest.people === 25_000;
  });
});

/** How many messages of a sending exist after a worker checked it and put it off for a moment. */
async function countWritten({ sendingId }: NewSending): Promise<number> {
  const [before] = await server.rows<{ looked_at: Date }>(
    'select looked_at from sendings where sending_id = $1',
    [sendingId],
  );
  return waitFor('another check', async () => {
    const [row] = await server.rows<{ looked_at: Date; expanded_to: number }>(
      'select looked_at, expanded_to from sendings where sending_id = $1',
      [sendingId],
    );
    return row && before && row.looked_at > before.looked_at && row.expanded_to;
  });
}

interface Person {
  id: string;
  phone: string;
  name: string;
}

let nextNumber = 15_100_000;

/** People who just wrote to the shop, so that any content may be sent to them. */
function subscribe(names: readonly string[]): Promise<Person[]> {
  return Promise.all(
    names.map(async (name) => {
      const phone = `+49152${nextNumber++}`;
      await server.environment.control('/whatsapp/inbound', { from: phone, text: 'Hi' });
      const id = await waitFor(`${phone} to be known`, async () => {
        const [row] = await server.rows<{ id: string }>(
          'select subscriber_id as id from subscribers where phone_e164 = $1 and last_inbound_at is not null',
          [phone],
        );
        return row?.id;
      });
      return { id, phone, name };
    }),
  );
}

function aSending(given: Partial<NewSending>): NewSending {
  const sendingId = randomUUID();
  return {
    shopId: server.shopId,
    sendingId,
    senderId,
    channel: 'WA',
    purpose: 'utility',
    source: { kind: 'broadcast', type: 'broadcast', id: sendingId },
    content: { kind: 'text', body: 'Hello' },
    valueNames: [],
    links: {},
    priority: PRIORITY.broadcast,
    dueAt: now,
    expiresAt: new Date(now.getTime() + 48 * HOUR_MS),
    ...given,
  };
}

function startSending(sending: NewSending, people: readonly (Person | undefined)[]): Promise<number> {
  const ids = people.map((one) => one?.id);
  const names = people.map((one) => one?.name);
  const audience = sql<Recipient>`
    select g.id as subscriber_id, array[g.name] as value_texts
    from unnest(${ids}::uuid[], ${names}::text[]) as g(id, name)`;
  return database.db.transaction().execute((tx) => createSending(ctx, tx, sending, audience));
}

/** The number of messages of a sending in each state. */
async function countStates({ sendingId }: NewSending): Promise<Record<string, number>> {
  const rows = await server.rows<{ state: string; count: number }>(
    `select case when state = 'sent' then 'queued' else state end as state, count(*)::int as count
     from messages where sending_id = $1 group by 1`,
    [sendingId],
  );
  if (rows.length === 0) return { queued: 0 };
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function lastBubble(phone: string): Promise<string> {
  const { body } = await ask(`${server.environment.sandboxUrl}/phone/threads/${encodeURIComponent(phone)}`);
  const { bubbles } = body as { bubbles: { fromShopper: boolean; text?: string }[] };
  return bubbles.findLast((bubble) => !bubble.fromShopper)?.text ?? '';
}
